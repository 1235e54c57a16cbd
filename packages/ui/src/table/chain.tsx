'use client';
import type { ChainItem } from '@astris/engine';
import { abilityText, textOf } from '@astris/engine/language';
import { faceName, ROMAN, shortName, who } from '@astris/engine/messages';
import { faceOf } from '@astris/engine/queries';
import { artSrc, RichText } from '../cards';
import { classes } from '../class-names';
import { Icon } from '../icons';
import { useTable } from './context';
import { emptyChainWords } from './empty-chain';
import { RuleNumber } from './say';
import { WINDOW_WORDS } from './windows';

const KINDS: Record<ChainItem['kind'], string> = {
  card: 'Card',
  activated: 'Ability',
  triggered: 'Triggered',
  skip: 'Skip',
};

/** What waits to resolve, the top first, each with its source and its targets (11). */
export function Chain() {
  const { model } = useTable();
  const items = [...model.view.board.chain].reverse();
  const words =
    items.length === 0 ? 'empty' : items.length === 1 ? '1 item' : `${items.length} items, the top resolves first`;
  return (
    <section className="at-chain" aria-label={`Chain, ${words}`} data-chain={items.length}>
      <header className="at-sec-h">
        <Icon name="layers" size={15} />
        <b>Chain</b> <span>{words}</span>
      </header>
      <div className="at-chain-list">
        {items.length === 0 ? (
          <EmptyChain />
        ) : (
          items.map((item, place) => <Item key={item.n} item={item} top={place === 0} />)
        )}
      </div>
    </section>
  );
}

function EmptyChain() {
  const { model } = useTable();
  const { viewer } = model.view;
  const { says, rule } = emptyChainWords(model.view);
  return (
    <>
      <p className="at-chain-empty">
        {says} {rule && <RuleNumber rule={rule} />}
      </p>
      {viewer !== 'spectator' && (
        <p className="at-chain-note">
          <b>Asked to respond: {WINDOW_WORDS[model.windows].name}</b>
          <br />
          {WINDOW_WORDS[model.windows].says}
        </p>
      )}
    </>
  );
}

function textOfItem(item: ChainItem, scope: ReturnType<typeof useTable>): string {
  const { board, naming } = scope.model;
  const card = naming.printed(item.card);
  if (item.kind === 'skip') {
    return item.chapter ? `Skips Chapter ${ROMAN[item.chapter]}` : 'Skips the active Chapter';
  }
  if (item.kind === 'card') {
    return card.type === 'Maneuver' ? (textOf(card).front[0]?.text ?? '') : `${card.type} enters the Map`;
  }
  const ability = faceOf(board, item).abilities[item.ability];
  return ability ? abilityText(ability) : '';
}

function Item({ item, top }: { item: ChainItem; top: boolean }) {
  const scope = useTable();
  const { model, inspect } = scope;
  const card = model.naming.printed(item.card);
  const mine = item.controller === model.bottom;
  const targets = item.targets.flat();
  if (item.host) targets.push(item.host);
  const speed = card.type === 'Maneuver' ? card.speed : KINDS[item.kind];
  return (
    <article className={classes('at-ci', mine ? 'is-mine' : 'is-theirs', top && 'is-next')} data-chain-item={item.n}>
      <button
        type="button"
        className="at-ci-art"
        aria-label={`Read ${card.name}`}
        onClick={() => inspect({ card: item.card, face: item.face, id: item.source.id })}
      >
        <img src={artSrc(item.card, item.face)} alt="" />
      </button>
      <div>
        <h3>{shortName(faceName(card, item.face))}</h3>
        <p className="at-ci-m">
          <span className="at-tag">{speed}</span>
          {who(model.naming, item.controller)} · {top ? 'resolves next' : 'waits'}
        </p>
        {targets.map((target) => {
          const named = model.naming.object(target.id);
          return (
            named && (
              <p key={target.id} className="at-ci-t">
                <Icon name="crosshair" size={13} label="Target" />
                {faceName(model.naming.printed(named.card), named.face)}
              </p>
            )
          );
        })}
        <p className="at-ci-x">
          <RichText text={textOfItem(item, scope)} />
        </p>
      </div>
    </article>
  );
}
