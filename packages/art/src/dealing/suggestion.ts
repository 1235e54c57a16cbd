import type { Direction } from '../direction';

/** Words that suit a card, for each thing that a picture can be told. */
export type Suggestion = { readonly [K in keyof Direction]?: readonly NonNullable<Direction[K]>[] };
export type Suggestions = Readonly<Record<string, Suggestion>>;
