import type { RouterInputs } from '@astris/api';
import { textParam } from '../site/search-params';

export type GameFilter = NonNullable<RouterInputs['history']['list']['filter']>;

export const RESULTS = ['won', 'lost', 'void'] as const;
export const KINDS = ['rated', 'casual', 'bot'] as const;

type Params = Record<string, string | string[] | undefined>;
const oneOf = <Key extends string>(known: readonly Key[], text: string): Key | undefined =>
  known.find((key) => key === text);

/** The filter that an address asks for; what it does not know it leaves out. */
export function filterOf(params: Params): GameFilter {
  return {
    result: oneOf(RESULTS, textParam(params.result)),
    kind: oneOf(KINDS, textParam(params.kind)),
    deck: textParam(params.deck).slice(0, 100) || undefined,
  };
}

export const isFiltered = ({ result, kind, deck }: GameFilter): boolean => Boolean(result ?? kind ?? deck);

/** The address of a list under this filter, from the game `before` on where one is given. */
export function filteredHref(path: string, { result, kind, deck }: GameFilter, before?: string | null): string {
  const params = new URLSearchParams();
  if (result) params.set('result', result);
  if (kind) params.set('kind', kind);
  if (deck) params.set('deck', deck);
  if (before) params.set('before', before);
  return params.size > 0 ? `${path}?${params}` : path;
}
