/**
 * What is read off the board again and again: kept until a write could change it, by `changes/`. Not part of the state.
 * A view has no place to keep it and computes it anew.
 */
import type { Condition, Effect } from '../language/index';
import type { Board, BoardCard, Story } from './board';
import type { CardPool } from './pool';
import type { Table } from './state';

export type StaticChange = Extract<Effect, { do: 'modify' | 'grant' | 'forbid' | 'discount' }>;
/** A Storyline in progress (18.42). */
export type Storyline = BoardCard & { readonly story: Story };
/** What a static ability on the face that is up changes while its condition holds. */
export interface Static<D extends StaticChange['do']> {
  readonly source: BoardCard;
  readonly if: Condition | undefined;
  readonly change: Extract<StaticChange, { do: D }>;
}
export type Statics = { readonly [D in StaticChange['do']]: Static<D>[] };
export interface Derived {
  /** In order of arrival. */
  readonly permanents: readonly BoardCard[];
  /** The same by controller. */
  readonly bySeat: readonly (readonly BoardCard[])[];
  readonly storylines: readonly Storyline[];
  readonly statics: Statics;
  /** Permanents whose face that is up is attached to another (6.5). */
  readonly attachments: readonly BoardCard[];
  /** Whether a player controls two permanents of one unique name (4.6). */
  readonly twins: boolean;
}
/** Where a game keeps it; null after a write that could change it. */
export interface Kept {
  derived: Derived | null;
}
/** The fields of a card on the Map that `derive` reads; its place on the Map is the board's `map`. */
export const READ_OF_CARDS: ReadonlySet<PropertyKey> = new Set<keyof BoardCard>(['controller', 'face', 'story']);

const isInProgress = (card: BoardCard): card is Storyline => card.story !== undefined;
function addStatics(statics: Statics, source: BoardCard, pool: CardPool): void {
  const face = pool.cards[source.card]?.faces[source.face];
  for (const index of face?.statics ?? []) {
    const ability = face?.abilities[index];
    if (ability?.ability !== 'static') continue;
    for (const change of ability.effect as readonly StaticChange[])
      (statics[change.do] as Static<StaticChange['do']>[]).push({ source, if: ability.if, change });
  }
}
/** Whether two of these bear one unique name. */
function haveTwins(pool: CardPool, cards: readonly BoardCard[]): boolean {
  const uniques = cards.filter((card) => pool.cards[card.card]?.unique);
  const names = new Set(uniques.map((card) => pool.cards[card.card]?.name));
  return names.size < uniques.length;
}
function derive(board: Board, pool: CardPool): Derived {
  const permanents: BoardCard[] = [];
  const bySeat: BoardCard[][] = board.players.map((): BoardCard[] => []);
  const storylines: Storyline[] = [];
  const statics: Statics = { modify: [], grant: [], forbid: [], discount: [] };
  const attachments: BoardCard[] = [];
  for (const id of board.map) {
    const card = board.cards[id];
    if (!card) throw new Error(`card ${id} is on the Map and in no public zone`);
    permanents.push(card);
    bySeat[card.controller]?.push(card);
    if (isInProgress(card)) storylines.push(card);
    if (pool.cards[card.card]?.faces[card.face]?.attach) attachments.push(card);
    addStatics(statics, card, pool);
  }
  const twins = bySeat.some((cards) => haveTwins(pool, cards));
  return { permanents, bySeat, storylines, statics, attachments, twins };
}
export function derivedOf(t: Table): Derived {
  const { kept } = t;
  if (!kept) return derive(t.board, t.pool);
  kept.derived ??= derive(t.board, t.pool);
  return kept.derived;
}
