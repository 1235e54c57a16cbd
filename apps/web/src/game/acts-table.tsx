import { cardById } from '@astris/cards';
import Link from 'next/link';
import { cardHref } from '@/site/links';
import { type GameSummary, ROMAN } from './words';

/** How each Act went: points, permanents, turns, and what ended it. */
export const ActsTable = ({ game }: { game: GameSummary }) => (
  <div className="as-panel overflow-x-auto">
    <table className="table">
      <thead>
        <tr>
          <th>Act</th>
          <th>Won by</th>
          <th className="num">Story Points</th>
          <th className="num">Permanents</th>
          <th className="num">Turns</th>
          <th>Ended by</th>
        </tr>
      </thead>
      <tbody>
        {game.acts.map((act) => (
          <tr key={act.act}>
            <td>
              <b className="rank">{ROMAN[act.act]}</b>
            </td>
            <td className="break-words">
              <bdi>{game.seats[act.winner]?.name}</bdi>
            </td>
            <td className="num whitespace-nowrap">{act.sp.join(' – ')}</td>
            <td className="num whitespace-nowrap">{act.permanents.join(' – ')}</td>
            <td className="num">{act.turns}</td>
            <td>
              <EndedBy act={act} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

function EndedBy({ act }: { act: GameSummary['acts'][number] }) {
  if (act.by === 'adjudication') return 'Adjudication';
  if (act.storyline === undefined) return 'A Storyline';
  return (
    <>
      <Link className="as-card-link" href={cardHref(act.storyline)}>
        {cardById(act.storyline)?.name ?? act.storyline}
      </Link>
      {act.skipped && ', its last Chapter skipped'}
    </>
  );
}
