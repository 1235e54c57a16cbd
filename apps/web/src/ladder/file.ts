import 'server-only';
import type { RouterOutputs } from '@astris/api';
import { api } from '@/server/api';
import { refusedAsJson } from '@/server/refused';
import { countParam } from '@/site/search-params';
import { ladderFileHref, ROWS_A_FILE } from './address';
import { csvOf } from './csv';

type Row = RouterOutputs['ladder']['top']['rows'][number];

const COLUMNS = [
  'rank',
  'name',
  'title',
  'rating',
  'rd',
  'provisional',
  'games',
  'wins',
  'losses',
] as const satisfies (keyof Row)[];

/** A page of a season's table as a file; 404 for a season that is not. A header leads to the next page. */
export async function ladderFile(request: Request, format: 'json' | 'csv'): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  const season = countParam(asked.get('season') ?? undefined, undefined);
  const page = countParam(asked.get('page') ?? undefined, 1);
  const table = await (await api()).ladder.top({ season, page, size: ROWS_A_FILE }).catch(refusedAsJson);
  if (table instanceof Response) return table;
  const next = page < table.pages ? ladderFileHref(format, season, page + 1) : null;
  const headers: Record<string, string> = next ? { Link: `<${next}>; rel="next"` } : {};
  if (format === 'json') return Response.json({ ...table, page, next }, { headers });
  return new Response(csvOf(COLUMNS, table.rows), {
    headers: {
      ...headers,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="astris-ladder.csv"',
    },
  });
}
