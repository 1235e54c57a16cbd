'use client';
import type { ObjId, Seat } from '@astris/engine';
import { standingOf } from '@astris/engine/queries';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Treasury } from '../cards';
import { classes } from '../class-names';
import { Icon } from '../icons';
import { Avatar } from '../primitives';
import { about } from './about';
import { minutes, timeOf, useNow } from './clock';
import { useTable } from './context';
import { PileDialog } from './pile-dialog';

/** A player in one line: name, clock, Treasury, Command, Story Points, hand and piles. */
export function Strip({ seat }: { seat: Seat }) {
  const t = useTranslations('table.strip');
  const { model } = useTable();
  const player = model.view.board.players[seat];
  const info = model.info.seats[seat];
  if (!player) return null;
  const mine = seat === model.bottom;
  const whose = about(model.naming, seat);
  const name = info?.name ?? whose.player;
  const homeworld = model.view.board.cards[player.homeworld];
  const printed = homeworld && model.naming.printed(homeworld.card);
  const rating = info?.rating
    ? `${Math.round(info.rating.value)} ± ${Math.round(info.rating.rd)}`
    : model.info.rated
      ? t('noRating')
      : t('unrated');
  const counts = model.info.pairDone ? t('noChange', { rating }) : rating;
  return (
    <section
      className={classes('at-strip', mine ? 'is-mine' : 'is-theirs')}
      aria-label={model.view.viewer === 'spectator' ? name : t(mine ? 'you' : 'opponent')}
      data-seat={seat}
    >
      <div className="at-who">
        <Avatar
          name={name}
          faction={printed?.type === 'Homeworld' ? printed.factions[0] : undefined}
          size={36}
          decorative
        />
        <div>
          <b>
            <bdi translate="no">{name}</bdi>
          </b>
          <span>{model.captions?.[seat] ?? (info?.bot ? t('bot') : counts)}</span>
        </div>
      </div>
      {model.clocks.seats.length > 0 && <Clock seat={seat} />}
      <div className="at-fld at-fld-treasury">
        <Treasury
          value={player.C}
          max={model.ruleset.treasuryCap}
          start={printed?.type === 'Homeworld' ? printed.treasury : undefined}
          label={t('treasury', whose)}
        />
      </div>
      <Field icon="command" value={player.CP} of={model.ruleset.commandCap} />
      <Field icon="story" value={standingOf(model.board, seat)} />
      <Field icon="hand" value={player.hand} />
      <Piles seat={seat} />
    </section>
  );
}

function Field({ icon, value, of }: { icon: 'command' | 'story' | 'hand'; value: number; of?: number }) {
  const t = useTranslations('table.strip');
  const label = t(`fields.${icon}`);
  return (
    <div className={`at-fld at-fld-${icon}`} data-field={icon}>
      <b>
        <Icon name={icon} size={15} label={label} />
        {value}
        {of !== undefined && <small>/{of}</small>}
      </b>
      <span aria-hidden="true">{label}</span>
    </div>
  );
}

function Clock({ seat }: { seat: Seat }) {
  const t = useTranslations('table.strip');
  const { model } = useTable();
  const running = model.clocks.seats[seat]?.decidingSinceMs !== null && model.view.board.result === null;
  const now = useNow(running);
  const time = timeOf(model.clocks, seat, running ? now - model.clocksAt : 0);
  return (
    <div
      className={classes('at-fld at-clock', time.bank < 60_000 && 'is-low')}
      role="timer"
      aria-label={t('bankLabel', { time: minutes(time.bank) })}
    >
      <b>
        <Icon name="clock" size={14} />
        {minutes(time.bank)}
      </b>
      <span>{t(running ? 'deciding' : 'bank')}</span>
    </div>
  );
}

function Piles({ seat }: { seat: Seat }) {
  const t = useTranslations('table');
  const { model } = useTable();
  const [open, setOpen] = useState<'depleted' | 'burned' | null>(null);
  const player = model.view.board.players[seat];
  if (!player) return null;
  const cards: Record<'depleted' | 'burned', readonly ObjId[]> = { depleted: player.depleted, burned: player.burned };
  return (
    <div className="at-fld at-piles">
      <div>
        <b>
          <Icon name="library" size={14} label={t('strip.deck')} />
          {player.deck}
        </b>
        <span aria-hidden="true">{t('strip.deck')}</span>
      </div>
      {(['depleted', 'burned'] as const).map((pile) => (
        <button
          key={pile}
          type="button"
          data-pile={pile}
          aria-label={t(`piles.label.${pile}`, { cards: cards[pile].length })}
          onClick={() => setOpen(pile)}
        >
          <b>
            <Icon name={pile} size={14} />
            {cards[pile].length}
          </b>
          <span>{t(`piles.${pile}`)}</span>
        </button>
      ))}
      <PileDialog
        open={open !== null}
        onClose={() => setOpen(null)}
        title={t(`piles.title.${open ?? 'depleted'}`, about(model.naming, seat))}
        ids={cards[open ?? 'depleted']}
      />
    </div>
  );
}
