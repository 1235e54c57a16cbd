import { ladderFileHref, ROWS_A_FILE } from './address';

/** The whole table for programs and spreadsheets. */
export const AsData = ({ season }: { season: number | undefined }) => (
  <p className="border-t border-line pt-5">
    The table as{' '}
    <a className="as-card-link" href={ladderFileHref('json', season)}>
      JSON
    </a>{' '}
    or{' '}
    <a className="as-card-link" href={ladderFileHref('csv', season)}>
      CSV
    </a>
    , {ROWS_A_FILE} players a page.
  </p>
);
