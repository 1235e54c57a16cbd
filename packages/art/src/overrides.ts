import type { Direction } from './direction';
import overrides from './overrides.json' with { type: 'json' };

/**
 * What a picture is told beyond what its card suggests: chosen by hand, dealt by `npm run deal`, or re-rolled by
 * `npm run spread`. By card id; `<id>/back` is the back face of a Storyline. Both faces of a Character share one entry.
 */
export const OVERRIDES = overrides as unknown as Readonly<Record<string, Direction>>;
