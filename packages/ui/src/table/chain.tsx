'use client';
import type { ChainItem } from '@astris/engine';
import { abilityText, textOf } from '@astris/engine/language';
import { faceName, ROMAN, shortName } from '@astris/engine/messages';
import { faceOf } from '@astris/engine/queries';
import { useTranslations } from 'next-intl';
import { artSrc, RichText } from '../cards';
import { classes } from '../class-names';
import { Icon } from '../icons';
import type { CardWords, TableWords } from '../words';
import { about } from './about';
import { useTable } from './context';
import { emptyChainWords } from './empty-chain';
import type { TableModel } from './model';
import { RuleNumber } from './say';

/** What waits to resolve, the top first, each with its source and its targets (11). */
export function Chain() {
  const t = useTranslations('table.chain');
  const { model } = useTable();
  const items = [...model.view.board.chain].reverse();
  const count = { items: items.length };
  return (
    <section className="at-chain" aria-label={t('label', count)} data-chain={items.length}>
      <header className="at-sec-h">
        <Icon name="layers" size={15} />
        <b>{t('title')}</b> <span>{t('items', count)}</span>
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
  const t = useTranslations('table');
  const { model } = useTable();
  const { viewer } = model.view;
  const { says, rule } = emptyChainWords(model.view, t);
  return (
    <>
      <p className="at-chain-empty">
        {says} {rule && <RuleNumber rule={rule} />}
      </p>
      {viewer !== 'spectator' && (
        <p className="at-chain-note">
          <b>{t('chain.askedToRespond', { preset: t(`windows.${model.windows}.name`) })}</b>
          <br />
          {t(`windows.${model.windows}.says`)}
        </p>
      )}
    </>
  );
}

function textOfItem(item: ChainItem, { board, naming }: TableModel, t: TableWords, cards: CardWords): string {
  const card = naming.printed(item.card);
  if (item.kind === 'skip') {
    return item.chapter ? t('chain.skipsChapter', { chapter: ROMAN[item.chapter] }) : t('chain.skipsActive');
  }
  if (item.kind === 'card') {
    if (card.type === 'Maneuver') return textOf(card).front[0]?.text ?? '';
    return t('chain.enters', { type: cards(`types.${card.type}`) });
  }
  const ability = faceOf(board, item).abilities[item.ability];
  return ability ? abilityText(ability) : '';
}

function Item({ item, top }: { item: ChainItem; top: boolean }) {
  const t = useTranslations('table');
  const cards = useTranslations('cards');
  const { model, inspect } = useTable();
  const card = model.naming.printed(item.card);
  const mine = item.controller === model.bottom;
  const targets = item.targets.flat();
  if (item.host) targets.push(item.host);
  const tag = card.type === 'Maneuver' ? cards(`speeds.${card.speed}`) : t(`chain.kinds.${item.kind}`);
  return (
    <article className={classes('at-ci', mine ? 'is-mine' : 'is-theirs', top && 'is-next')} data-chain-item={item.n}>
      <button
        type="button"
        className="at-ci-art"
        aria-label={t('chain.read', { card: card.name })}
        onClick={() => inspect({ card: item.card, face: item.face, id: item.source.id })}
      >
        <img src={artSrc(item.card, item.face)} alt="" />
      </button>
      <div>
        <h3 translate="no">{shortName(faceName(card, item.face))}</h3>
        <p className="at-ci-m">
          <span className="at-tag">{tag}</span>
          {t(top ? 'chain.resolvesNext' : 'chain.waits', about(model.naming, item.controller))}
        </p>
        {targets.map((target) => {
          const named = model.naming.object(target.id);
          return (
            named && (
              <p key={target.id} className="at-ci-t">
                <Icon name="crosshair" size={13} label={t('chain.target')} />
                <span translate="no">{faceName(model.naming.printed(named.card), named.face)}</span>
              </p>
            )
          );
        })}
        <p className="at-ci-x" translate="no">
          <RichText text={textOfItem(item, model, t, cards)} />
        </p>
      </div>
    </article>
  );
}
