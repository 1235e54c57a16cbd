'use client';
import { commitmentOf } from '@astris/engine';
import { ROMAN } from '@astris/engine/messages';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { classes } from '../class-names';
import { Icon } from '../icons';
import { Button, buttonClass } from '../primitives';
import { about } from './about';
import { useTable } from './context';
import type { TableModel } from './model';

/** How the game ended: the winner, the ratings, and the proof that the shuffles were fixed before the first draw (17.7). */
export function Result({ after }: { after?: ReactNode }) {
  const t = useTranslations('table');
  const { model } = useTable();
  const { board } = model.view;
  const [away, setAway] = useState(false);
  const { result } = board;
  if (!result) return null;
  const wantedBy = wishingOpponent(model);
  if (away) {
    return (
      <div className="at-result-again" role="status">
        {wantedBy && <p>{t('result.wantsRematch', { name: wantedBy })}</p>}
        <Button size={48} data-result-again="" onClick={() => setAway(false)}>
          {t('result.show')}
        </Button>
      </div>
    );
  }
  const title = result.winner === null ? t('result.void') : t('result.wins', about(model.naming, result.winner));
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
        <p>{t(`result.reasons.${result.reason}`)}</p>
        <table>
          <caption className="as-sr">{t('result.acts')}</caption>
          <tbody>
            {board.acts.map((act) => (
              <tr key={act.act}>
                <th scope="row">{t('act', { act: ROMAN[act.act] })}</th>
                <td>{t('player', about(model.naming, act.winner))}</td>
                <td>
                  {t('result.allSp', {
                    each: act.sp.map((sp, seat) => t('result.actSp', { ...about(model.naming, seat), sp })).join(', '),
                  })}
                </td>
                <td>{t('result.turns', { turns: act.turns })}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Ratings />
        <Seed />
        <Rematch />
        <div className="at-ae-b">
          <button type="button" className={buttonClass({ size: 48 })} onClick={() => setAway(true)}>
            {t('result.lookAtMap')}
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
  const t = useTranslations('table.result');
  const { model, commands } = useTable();
  return (
    <>
      <a className={buttonClass({ size: 48 })} href={`/game/${model.info.match}/replay`}>
        {t('replay')}
      </a>
      <a className={buttonClass({ size: 48 })} href="/history">
        {t('yourGames')}
      </a>
      {commands.reportPlayer && (
        <Button size={48} variant="quiet" icon="flag" data-report-player="" onClick={commands.reportPlayer.open}>
          {t('report', { name: commands.reportPlayer.name })}
        </Button>
      )}
      <span className="at-grow" />
      <a className={buttonClass({ size: 48, variant: 'primary' })} href="/play">
        {t('playAgain')}
      </a>
    </>
  );
}

function Ratings() {
  const t = useTranslations('table.result');
  const { model } = useTable();
  if (!model.settled) return <p data-settled="false">{t('beingWritten')}</p>;
  const { ratings, uncounted } = model.settled;
  if (!ratings) return <p data-settled="true">{t(uncounted ? `uncounted.${uncounted}` : 'notRated')}</p>;
  return (
    <ul className="at-ratings" data-settled="true">
      {ratings.map(({ before, after, rdAfter }, seat) => {
        const change = Math.round(after) - Math.round(before);
        return (
          <li key={model.info.seats[seat]?.name ?? `${seat}`} data-rating-seat={seat}>
            <span>
              <bdi translate="no">{model.info.seats[seat]?.name}</bdi>
            </span>
            <b>{t('ratingFromTo', { before: `${Math.round(before)}`, after: `${Math.round(after)}` })}</b>
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
  const t = useTranslations('table.result');
  const { model, commands } = useTable();
  const { rematch, rated, seats } = model.info;
  const { viewer } = model.view;
  if (!rematch || viewer === 'spectator' || !commands.rematch) return null;
  const { rematch: ask } = commands;
  const mine = rematch.wishes.includes(viewer);
  const theirs = rematch.wishes.some((seat) => seat !== viewer);
  const name = seats.find(({ seat }) => seat !== viewer)?.name ?? t('yourOpponent');
  return (
    <div className="at-rematch" data-rematch={mine ? 'asked' : theirs ? 'wanted' : 'open'}>
      <p role="status">
        {t(mine ? 'waitingFor' : theirs ? 'opponentWants' : 'offer', { name })}{' '}
        {t(rematch.rated ? 'rated' : rated ? 'ratedNoMore' : 'unrated')}
      </p>
      <Button size={48} onClick={() => ask(!mine)}>
        {t(mine ? 'takeBack' : 'rematch')}
      </Button>
    </div>
  );
}

function Seed() {
  const t = useTranslations('table.result');
  const { model } = useTable();
  const seed = model.settled?.seed;
  const { commitment } = model.view.board;
  if (seed === undefined) return null;
  const kept = commitmentOf(seed) === commitment;
  const code = (chunks: ReactNode) => <code>{chunks}</code>;
  return (
    <details className="at-seed" data-seed-kept={kept}>
      <summary>
        <Icon name={kept ? 'check' : 'octagon-alert'} size={14} />
        {t(kept ? 'seedKept' : 'seedBroken')}
      </summary>
      <p>{t.rich('seed', { seed, code })}</p>
      <p>{t.rich('promised', { hash: commitment, code })}</p>
    </details>
  );
}
