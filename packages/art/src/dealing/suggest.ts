import type { Direction } from '../direction';
import type { ArtSubject } from '../subject';
export type Suggestion = { readonly [K in keyof Direction]?: readonly NonNullable<Direction[K]>[] };
export const suggestionFor = (_s: ArtSubject): Suggestion => ({});
