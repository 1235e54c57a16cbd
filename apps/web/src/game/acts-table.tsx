import { cardById } from '@astris/cards';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { cardHref } from '@/site/links';
import { type GameSummary, ROMAN } from './words';

/** How each Act went: points, permanents, turns, and what ended it. */
export function ActsTable({ game }: { game: GameSummary }) {
  const t = useTranslations('game');
  return (
    <div className="as-panel overflow-x-auto">
      <table className="table">
        <thead>
          <tr>
            <th>{t('act')}</th>
            <th>{t('wonBy')}</th>
            <th className="num">{t('storyPoints')}</th>
            <th className="num">{t('permanents')}</th>
            <th className="num">{t('turns')}</th>
            <th>{t('endedBy')}</th>
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
}

function EndedBy({ act }: { act: GameSummary['acts'][number] }) {
  const t = useTranslations('game');
  if (act.by === 'adjudication') return t('adjudication');
  if (act.storyline === undefined) return t('aStoryline');
  const storyline = (
    <Link key="storyline" className="as-card-link" href={cardHref(act.storyline)}>
      {cardById(act.storyline)?.name ?? act.storyline}
    </Link>
  );
  return act.skipped ? t.rich('skippedStoryline', { storyline: () => storyline }) : storyline;
}
