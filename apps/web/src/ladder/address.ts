/** Players in one answer of the ladder as data. */
export const ROWS_A_FILE = 500;

/** A page of a season's ladder, of the present one where none is named. */
export const ladderHref = (season: number | undefined, page: number): string =>
  `/ladder?${season ? `season=${season}&` : ''}page=${page}`;

/** Where the ladder is as data: a season, the present one where none is named, and a page. */
export function ladderFileHref(format: 'json' | 'csv', season?: number, page = 1): string {
  const params = new URLSearchParams();
  if (season !== undefined) params.set('season', String(season));
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `/ladder.${format}?${params}` : `/ladder.${format}`;
}
