'use client';
import type { BoardCard, Seat } from '@astris/engine';
import { ROMAN } from '@astris/engine/messages';
import { standingOf, typeOf } from '@astris/engine/queries';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Icon } from '../icons';
import { about, capital } from './about';
import { Chart } from './chart';
import { useTable } from './context';
import { crowdOf, halfOf } from './lanes';
import { Lines } from './lines';
import { usePhone } from './media';
import { Piece } from './piece';
import { RuleNumber } from './say';

/** The shared Map: the viewer's half at the bottom, the opponent's at the top (5.1). */
export function TheMap() {
  const t = useTranslations('table');
  const { model } = useTable();
  const ref = useRef<HTMLElement>(null);
  const top = model.view.board.players.map((_, seat) => seat).find((seat) => seat !== model.bottom) ?? model.bottom;
  return (
    <main className="at-map" aria-label={t('map.label')} ref={ref}>
      <Chart />
      <HalfOfMap seat={top} side="theirs" />
      <Standing />
      <HalfOfMap seat={model.bottom} side="mine" />
      <Lines root={ref} />
    </main>
  );
}

function HalfOfMap({ seat, side }: { seat: Seat; side: 'mine' | 'theirs' }) {
  const t = useTranslations('table');
  const { model } = useTable();
  const half = halfOf(model.board, seat);
  const owner = about(model.naming, seat);
  const cast = <Lane key="cast" cards={half.cast} kind="cast" label={capital(t('map.cast', owner))} />;
  const holdings = (
    <Lane key="holdings" cards={half.holdings} kind="holdings" label={capital(t('map.holdings', owner))} />
  );
  return <div className={`at-half is-${side}`}>{side === 'theirs' ? [holdings, cast] : [cast, holdings]}</div>;
}

function Lane({ cards, kind, label }: { cards: BoardCard[]; kind: 'cast' | 'holdings'; label: string }) {
  const { model } = useTable();
  const phone = usePhone();
  const crowd = kind === 'cast' ? crowdOf(cards.length, phone) : 'tiles';
  return (
    <section className={`at-lane is-${kind} is-${crowd}`} aria-label={label} data-lane={kind}>
      {cards.map((card) => {
        const wide = typeOf(model.board, card) === 'Homeworld';
        const shape = kind === 'cast' && crowd !== 'tiles' ? 'card' : wide ? 'wide' : 'tile';
        return <Piece key={`${card.id}.${card.inc}`} card={card} shape={shape} phone={phone} />;
      })}
    </section>
  );
}

/** What each player would score now, and who would win a tie (9.6.1, 15.3). */
function Standing() {
  const t = useTranslations('table');
  const { model } = useTable();
  const { board } = model.view;
  const others = board.players.map((_, seat) => seat).filter((seat) => seat !== model.bottom);
  return (
    <div className="at-standing">
      <span className="at-stand">
        <Icon name="story" size={14} label={t('storyPoints')} />
        <span>{t('act', { act: ROMAN[board.act] })}</span>
        <b className="is-mine">{standingOf(model.board, model.bottom)}</b>
        <span>{t('player', about(model.naming, model.bottom))}</span>
        {others.map((seat) => (
          <span key={seat} className="at-stand-other">
            <span className="as-faint">·</span>
            <b className="is-theirs">{standingOf(model.board, seat)}</b>
            <span>{t('player', about(model.naming, seat))}</span>
          </span>
        ))}
      </span>
      <span className="at-tie">
        {t('map.tie', about(model.naming, board.active))} <RuleNumber rule="15.3" />
      </span>
    </div>
  );
}
