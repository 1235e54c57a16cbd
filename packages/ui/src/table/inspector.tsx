'use client';
import type { Act, FaceUp, ObjId } from '@astris/engine';
import { abilityText, textOf } from '@astris/engine/language';
import { faceName } from '@astris/engine/messages';
import { opponentOf, faceOf as pooledFace } from '@astris/engine/queries';
import { faceOf, otherFace, RichText, SpeedMark } from '../cards';
import { Icon } from '../icons';
import { useTable } from './context';
import { cardsOf } from './options';

/** The card that is selected or named: all of its text, of either face, and what may be done with it. */
export function Inspector() {
  const { model, inspected, inspect } = useTable();
  if (!inspected) {
    return (
      <aside className="at-insp is-empty" aria-label="Card">
        <p>Choose a card to read it here.</p>
      </aside>
    );
  }
  const card = model.naming.printed(inspected.card);
  const face = faceOf(card, inspected.face);
  const other = otherFace(card, inspected.face);
  const text = textOf(card);
  const lines = inspected.face === 'front' ? text.front : text.back;
  return (
    <aside className="at-insp" aria-label={`Card: ${face.name}`} data-inspected={inspected.card}>
      <header>
        <h2>{face.name}</h2>
        <button type="button" className="at-insp-x" aria-label="Close the card" onClick={() => inspect(null)}>
          <Icon name="x" size={14} />
        </button>
      </header>
      <div className="at-insp-k">
        {face.speed && <SpeedMark speed={face.speed} />}
        <span>
          {[face.typeWords, face.family !== face.type && face.family, face.drives.join(', '), face.traits]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {other && (
          <button type="button" className="at-flip" data-flip="" onClick={() => inspect({ ...inspected, face: other })}>
            <Icon name="flip" size={13} /> {faceName(card, other) === face.name ? 'Other face' : otherWord(other)}
            <span className="as-kbd" aria-hidden="true">
              F
            </span>
          </button>
        )}
      </div>
      {lines.map((line) => (
        <p key={line.text} className={`at-insp-line is-${line.kind.replace(' ', '-')}`}>
          {(line.kind === 'reward' || line.kind === 'reversal reward') && (
            <b>{line.kind === 'reward' ? 'Reward ' : 'Reversal reward '}</b>
          )}
          <RichText text={line.text} />
        </p>
      ))}
      {inspected.id !== undefined && <Legality id={inspected.id} />}
    </aside>
  );
}

const otherWord = (face: FaceUp): string => ({ front: 'Front face', fallen: 'Fallen face', back: 'Back face' })[face];

/** What may be done with it, or the acts whose refusal can be asked for. */
function Legality({ id }: { id: ObjId }) {
  const { model, commands, choice } = useTable();
  const { decision, viewer } = model.view;
  if (viewer === 'spectator') return null;
  const legal = choice.meaning(id).length;
  const asks = useAsks(id).filter(
    ({ act }) =>
      !decision?.options.some(
        (option) =>
          option.kind === 'act' &&
          option.act.do === act.do &&
          cardsOf(option)[0] === id &&
          sameAbility(option.act, act),
      ),
  );
  return (
    <div className="at-lgl">
      {legal > 0 && (
        <p>
          <Icon name="diamond" size={11} className="at-legal" /> {legal === 1 ? '1 choice' : `${legal} choices`} now
        </p>
      )}
      {asks.map(({ act, label }) => (
        <button
          key={label}
          type="button"
          className="at-whynot"
          data-why-not={JSON.stringify(act)}
          onClick={() => commands.whyNot(act)}
        >
          <Icon name="help" size={12} /> {label}: why not?
        </button>
      ))}
    </div>
  );
}

const sameAbility = (one: Act, other: Act): boolean =>
  one.do !== 'ability' || other.do !== 'ability' || one.ability === other.ability;

/** Everything that somebody might want to do with a card; the server says which rule is against it. */
function useAsks(id: ObjId): { act: Act; label: string }[] {
  const { model } = useTable();
  const { view, board } = model;
  if (view.own?.hand.some((card) => card.id === id)) return [{ act: { do: 'play', card: id }, label: 'Play' }];
  const card = board.board.cards[id];
  if (card?.zone !== 'map' || card.controller !== view.viewer) return [];
  const face = pooledFace(board, card);
  const asks: { act: Act; label: string }[] = face.activated.map((ability) => {
    const printed = face.abilities[ability];
    const cost = printed ? (abilityText(printed).split(':', 1)[0] ?? '') : '';
    return { act: { do: 'ability', card: id, ability }, label: `Ability (${cost})` };
  });
  const enemy = board.board.players[opponentOf(board, card.controller)]?.homeworld;
  if (enemy !== undefined && (face.type === 'Character' || face.type === 'Spacecraft')) {
    asks.unshift({ act: { do: 'attack', attacker: id, target: enemy }, label: 'Attack' });
  }
  return asks;
}
