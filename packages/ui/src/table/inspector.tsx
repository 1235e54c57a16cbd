'use client';
import type { ObjId } from '@astris/engine';
import { textOf } from '@astris/engine/language';
import { faceName } from '@astris/engine/messages';
import { useTranslations } from 'next-intl';
import { faceOf, KeywordLink, otherFace, RichText, SpeedMark, typeWords } from '../cards';
import { Icon } from '../icons';
import { unmetAsks } from './asks';
import { useTable } from './context';

/** The card that is selected or named: all of its text, of either face, and what may be done with it. */
export function Inspector() {
  const t = useTranslations('table');
  const cards = useTranslations('cards');
  const { model, inspected, inspect } = useTable();
  if (!inspected) {
    return (
      <section className="at-insp is-empty" aria-label={t('card')}>
        <p>{t('inspector.empty')}</p>
      </section>
    );
  }
  const card = model.naming.printed(inspected.card);
  const face = faceOf(card, inspected.face);
  const other = otherFace(card, inspected.face);
  const text = textOf(card);
  const lines = inspected.face === 'front' ? text.front : text.back;
  return (
    <section className="at-insp" aria-label={t('inspector.label', { name: face.name })} data-inspected={inspected.card}>
      <header>
        <h2 translate="no">{face.name}</h2>
        <button type="button" className="at-insp-x" aria-label={t('inspector.close')} onClick={() => inspect(null)}>
          <Icon name="x" size={14} />
        </button>
      </header>
      <div className="at-insp-k">
        {face.speed && <SpeedMark speed={face.speed} />}
        <span translate="no">
          {[
            typeWords(face, cards),
            face.family || (face.turned && cards('types.Storyline')),
            face.drives.join(', '),
            face.traits,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {other && (
          <button type="button" className="at-flip" data-flip="" onClick={() => inspect({ ...inspected, face: other })}>
            <Icon name="flip" size={13} />{' '}
            {t(faceName(card, other) === face.name ? 'inspector.otherFace' : `inspector.faces.${other}`)}
            <span className="as-kbd" aria-hidden="true">
              F
            </span>
          </button>
        )}
      </div>
      {lines.map((line) => (
        <p key={line.text} translate="no" className={`at-insp-line is-${line.kind.replace(' ', '-')}`}>
          {(line.kind === 'reward' || line.kind === 'reversal reward') && <b>{cards(`labels.${line.kind}`)} </b>}
          {line.kind === 'keyword' ? <KeywordLink text={line.text} /> : <RichText text={line.text} terms />}
        </p>
      ))}
      {inspected.id !== undefined && <Legality id={inspected.id} />}
    </section>
  );
}

/** What may be done with it, or the acts whose refusal can be asked for. */
function Legality({ id }: { id: ObjId }) {
  const t = useTranslations('table');
  const { model, commands, choice } = useTable();
  if (model.view.viewer === 'spectator') return null;
  const legal = choice.meaning(id).length;
  const asks = unmetAsks(model, id);
  return (
    <div className="at-lgl">
      {legal > 0 && (
        <p>
          <Icon name="diamond" size={11} className="at-legal" /> {t('inspector.choicesNow', { choices: legal })}
        </p>
      )}
      {asks.map(({ act, label }) => (
        <button
          key={JSON.stringify(act)}
          type="button"
          className="at-whynot"
          data-why-not={JSON.stringify(act)}
          onClick={() => commands.whyNot(act)}
        >
          <Icon name="help" size={12} /> {t('asks.whyNot', { act: label(t) })}
        </button>
      ))}
    </div>
  );
}
