'use client';
import type { ObjId, Seat } from '@astris/engine';
import { who, whose } from '@astris/engine/messages';
import { standingOf } from '@astris/engine/queries';
import { useState } from 'react';
import { Treasury } from '../cards';
import { classes } from '../class-names';
import { Icon } from '../icons';
import { Avatar } from '../primitives';
import { minutes, timeOf, useNow } from './clock';
import { useTable } from './context';
import { PileDialog } from './pile-dialog';

/** A player in one line: name, clock, Treasury, Command, Story Points, hand and piles. */
export function Strip({ seat }: { seat: Seat }) {
  const { model } = useTable();
  const player = model.view.board.players[seat];
  const info = model.info.seats[seat];
  if (!player) return null;
  const mine = seat === model.bottom;
  const name = who(model.naming, seat);
  const homeworld = model.view.board.cards[player.homeworld];
  const printed = homeworld && model.naming.printed(homeworld.card);
  const rating = info?.rating
    ? `${Math.round(info.rating.value)} ± ${Math.round(info.rating.rd)}`
    : model.info.rated
      ? 'no rating yet'
      : 'unrated';
  const counts = model.info.pairDone ? `${rating}, no change today` : rating;
  return (
    <section
      className={classes('at-strip', mine ? 'is-mine' : 'is-theirs')}
      aria-label={model.view.viewer === 'spectator' ? (info?.name ?? name) : mine ? 'You' : 'Opponent'}
      data-seat={seat}
    >
      <div className="at-who">
        <Avatar
          name={info?.name ?? name}
          faction={printed?.type === 'Homeworld' ? printed.factions[0] : undefined}
          size={36}
          decorative
        />
        <div>
          <b>
            <bdi>{info?.name ?? name}</bdi>
          </b>
          <span>{model.captions?.[seat] ?? (info?.bot ? 'bot' : counts)}</span>
        </div>
      </div>
      {model.clocks.seats.length > 0 && <Clock seat={seat} />}
      <div className="at-fld at-fld-treasury">
        <Treasury
          value={player.C}
          max={model.ruleset.treasuryCap}
          start={printed?.type === 'Homeworld' ? printed.treasury : undefined}
          label={`${whose(model.naming, seat)} Treasury`}
        />
      </div>
      <Field icon="command" value={player.CP} of={model.ruleset.commandCap} label="Command" />
      <Field icon="story" value={standingOf(model.board, seat)} label="Story Points" />
      <Field icon="hand" value={player.hand} label="Hand" />
      <Piles seat={seat} />
    </section>
  );
}

function Field({
  icon,
  value,
  of,
  label,
}: {
  icon: 'command' | 'story' | 'hand';
  value: number;
  of?: number;
  label: string;
}) {
  return (
    <div className={`at-fld at-fld-${icon}`} data-field={label}>
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
  const { model } = useTable();
  const running = model.clocks.seats[seat]?.decidingSinceMs !== null && model.view.board.result === null;
  const now = useNow(running);
  const time = timeOf(model.clocks, seat, running ? now - model.clocksAt : 0);
  return (
    <div
      className={classes('at-fld at-clock', time.bank < 60_000 && 'is-low')}
      role="timer"
      aria-label={`Bank ${minutes(time.bank)}`}
    >
      <b>
        <Icon name="clock" size={14} />
        {minutes(time.bank)}
      </b>
      <span>{running ? 'deciding' : 'bank'}</span>
    </div>
  );
}

function Piles({ seat }: { seat: Seat }) {
  const { model } = useTable();
  const [open, setOpen] = useState<'depleted' | 'burned' | null>(null);
  const player = model.view.board.players[seat];
  if (!player) return null;
  const cards: Record<'depleted' | 'burned', readonly ObjId[]> = { depleted: player.depleted, burned: player.burned };
  return (
    <div className="at-fld at-piles">
      <div>
        <b>
          <Icon name="library" size={14} label="Deck" />
          {player.deck}
        </b>
        <span aria-hidden="true">Deck</span>
      </div>
      {(['depleted', 'burned'] as const).map((pile) => {
        const word = pile === 'depleted' ? 'Depleted' : 'Burned';
        return (
          <button
            key={pile}
            type="button"
            data-pile={pile}
            aria-label={`${word} Pile, ${cards[pile].length}`}
            onClick={() => setOpen(pile)}
          >
            <b>
              <Icon name={pile} size={14} />
              {cards[pile].length}
            </b>
            <span>{word}</span>
          </button>
        );
      })}
      <PileDialog
        open={open !== null}
        onClose={() => setOpen(null)}
        title={`${whose(model.naming, seat)} ${open === 'burned' ? 'Burned' : 'Depleted'} Pile`}
        ids={cards[open ?? 'depleted']}
      />
    </div>
  );
}
