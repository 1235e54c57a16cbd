import type { RouterInputs } from '@astris/api';
import { textParam } from '../site/search-params';

export type GameFilter = NonNullable<RouterInputs['history']['list']['filter']>;

export const RESULTS = { won: 'Won', lost: 'Lost', void: 'Void' } as const;
export const KINDS = { rated: 'Rated', casual: 'Casual', bot: 'Against bots' } as const;

type Params = Record<string, string | string[] | undefined>;
const oneOf = <Key extends string>(words: Record<Key, string>, text: string): Key | undefined =>
  Object.hasOwn(words, text) ? (text as Key) : undefined;

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
