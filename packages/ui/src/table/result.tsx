'use client';
import { commitmentOf, type GameResult } from '@astris/engine';
import { ROMAN, who } from '@astris/engine/messages';
import type { Uncounted } from '@astris/protocol';
import { type ReactNode, useState } from 'react';
import { classes } from '../class-names';
import { Icon } from '../icons';
import { Button, buttonClass } from '../primitives';
import { useTable } from './context';
import type { TableModel } from './model';

const REASONS: Record<GameResult['reason'], string> = {
  acts: 'Two Acts win the game (15.4).',
  concession: 'By concession (15.5).',
  clock: 'A clock ran out (19.1).',
  void: 'The game is void: it counts for nobody (19.4).',
};

const UNCOUNTED: Record<Uncounted, string> = {
  guest: 'No rating changes: guests are never rated.',
  gone: 'No rating changes: one of the two accounts is gone.',
  pairLimit: 'No rating changes: you two had played three rated games today. A new day begins at midnight UTC.',
};

/** How the game ended: the winner, the ratings, and the proof that the shuffles were fixed before the first draw (17.7). */
export function Result({ after }: { after?: ReactNode }) {
  const { model } = useTable();
  const { board, viewer } = model.view;
  const [away, setAway] = useState(false);
  const { result } = board;
  if (!result) return null;
  const wantedBy = wishingOpponent(model);
  if (away) {
    return (
      <div className="at-result-again" role="status">
        {wantedBy && <p>{wantedBy} wants a rematch</p>}
        <Button size={48} data-result-again="" onClick={() => setAway(false)}>
          Show the result
        </Button>
      </div>
    );
  }
  const won = result.winner !== null && result.winner === viewer;
  const title =
    result.winner === null
      ? 'The game is void'
      : won
        ? 'You win the game'
        : `${who(model.naming, result.winner)} wins the game`;
  return (
    <div className="at-scrim">
      <div
        className={classes('at-result', result.winner === model.bottom ? 'is-mine' : 'is-theirs')}
        role="dialog"
        aria-label={title}
        data-result={result.reason}
        data-winner={result.winner ?? 'none'}
      >
        <h2>{title}</h2>
        <p>{REASONS[result.reason]}</p>
        <table>
          <caption className="as-sr">The Acts</caption>
          <tbody>
            {board.acts.map((act) => (
              <tr key={act.act}>
                <th scope="row">Act {ROMAN[act.act]}</th>
                <td>{who(model.naming, act.winner)}</td>
                <td>{act.sp.map((sp, seat) => `${who(model.naming, seat)} ${sp}`).join(', ')} SP</td>
                <td>{act.turns} turns</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Ratings />
        <Seed />
        <Rematch />
        <div className="at-ae-b">
          <button type="button" className={buttonClass({ size: 48 })} onClick={() => setAway(true)}>
            Look at the Map
          </button>
          {after ?? <Stored />}
        </div>
      </div>
    </div>
  );
}

/** The other player's name, where they wish for a rematch that the viewer may give. */
function wishingOpponent({ info, view: { viewer } }: TableModel): string | undefined {
  if (viewer === 'spectator') return undefined;
  const wishing = info.rematch?.wishes.find((seat) => seat !== viewer);
  return info.seats.find(({ seat }) => seat === wishing)?.name;
}

/** Where a game that is stored leads to. */
function Stored() {
  const { model, commands } = useTable();
  return (
    <>
      <a className={buttonClass({ size: 48 })} href={`/game/${model.info.match}/replay`}>
        Replay
      </a>
      <a className={buttonClass({ size: 48 })} href="/history">
        Your games
      </a>
      {commands.reportPlayer && (
        <Button size={48} variant="quiet" icon="flag" data-report-player="" onClick={commands.reportPlayer.open}>
          Report {commands.reportPlayer.name}
        </Button>
      )}
      <span className="at-grow" />
      <a className={buttonClass({ size: 48, variant: 'primary' })} href="/play">
        Play again
      </a>
    </>
  );
}

function Ratings() {
  const { model } = useTable();
  if (!model.settled) return <p data-settled="false">The result is being written down.</p>;
  const { ratings, uncounted } = model.settled;
  if (!ratings) return <p data-settled="true">{uncounted ? UNCOUNTED[uncounted] : 'This game was not rated.'}</p>;
  return (
    <ul className="at-ratings" data-settled="true">
      {ratings.map(({ before, after, rdAfter }, seat) => {
        const change = Math.round(after) - Math.round(before);
        return (
          <li key={model.info.seats[seat]?.name ?? `${seat}`} data-rating-seat={seat}>
            <span>
              <bdi>{model.info.seats[seat]?.name}</bdi>
            </span>
            <b>
              {Math.round(before)} to {Math.round(after)}
            </b>
            <span className={change >= 0 ? 'is-up' : 'is-down'}>
              {change >= 0 ? '+' : ''}
              {change}, ± {Math.round(rdAfter)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The same two again: what it would count for is said before, and it begins when both have asked. */
function Rematch() {
  const { model, commands } = useTable();
  const { rematch, rated, seats } = model.info;
  const { viewer } = model.view;
  if (!rematch || viewer === 'spectator' || !commands.rematch) return null;
  const { rematch: ask } = commands;
  const mine = rematch.wishes.includes(viewer);
  const theirs = rematch.wishes.some((seat) => seat !== viewer);
  const opponent = seats.find(({ seat }) => seat !== viewer)?.name ?? 'your opponent';
  const counts = rematch.rated
    ? 'It is rated.'
    : rated
      ? 'It is not rated: you two have played your three rated games of today.'
      : 'It is not rated.';
  return (
    <div className="at-rematch" data-rematch={mine ? 'asked' : theirs ? 'wanted' : 'open'}>
      <p role="status">
        {mine ? `Waiting for ${opponent}.` : theirs ? `${opponent} wants a rematch.` : `A rematch against ${opponent}?`}{' '}
        {counts}
      </p>
      <Button size={48} onClick={() => ask(!mine)}>
        {mine ? 'Take it back' : 'Rematch'}
      </Button>
    </div>
  );
}

function Seed() {
  const { model } = useTable();
  const seed = model.settled?.seed;
  const { commitment } = model.view.board;
  if (seed === undefined) return null;
  const kept = commitmentOf(seed) === commitment;
  return (
    <details className="at-seed" data-seed-kept={kept}>
      <summary>
        <Icon name={kept ? 'check' : 'octagon-alert'} size={14} />
        {kept ? 'Every shuffle was fixed before the first draw' : 'The seed does not match what was promised'}
      </summary>
      <p>
        Seed <code>{seed}</code>
      </p>
      <p>
        Promised hash <code>{commitment}</code>
      </p>
    </details>
  );
}
