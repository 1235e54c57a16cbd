/**
 * Keywords and static abilities leave no event of their own. They have happened when they made a difference: the same
 * action, with the same card without them, comes out otherwise.
 */
import {
  type Action,
  apply,
  type CardPool,
  type Game,
  type GameEvent,
  isRefusal,
  mark,
  rollback,
  type Seat,
} from '@astris/engine';
import { type Goal, type Happening, keywordGoal } from './goals';
import type { Tally } from './tally';

type Board = Game['board'];
type Patch = GameEvent['patches'][number];
type PoolCard = CardPool['cards'][string];
type Face = NonNullable<PoolCard['faces']['front']>;
interface Variant {
  readonly what: Happening;
  /** The face that must be up; null where it does not matter. */
  readonly face: 'front' | 'fallen' | 'back' | null;
  readonly pool: CardPool;
  /** What is offered next counts too: it is all that the words change. */
  readonly offers: boolean;
}
/** Words that only keep a player from doing something. */
const isRestriction = (keyword: unknown): boolean => keyword === 'Elusive' || keyword === 'Veiled';

const withCard = (pool: CardPool, card: PoolCard): CardPool => ({ ...pool, cards: { ...pool.cards, [card.id]: card } });
const withFace = (pool: CardPool, card: PoolCard, name: keyof PoolCard['faces'], face: Face): CardPool =>
  withCard(pool, { ...card, faces: { ...card.faces, [name]: face } });

function variantsOf(pool: CardPool, card: PoolCard): Variant[] {
  const found: Variant[] = [];
  for (const [name, face] of Object.entries(card.faces) as [keyof PoolCard['faces'], Face][]) {
    for (const keyword of face.keywords) {
      const less = { ...face, keywords: face.keywords.filter((other) => other !== keyword) };
      const offers = isRestriction(keyword);
      found.push({ what: keywordGoal(name, keyword), face: name, pool: withFace(pool, card, name, less), offers });
    }
    for (const at of face.statics) {
      const less = { ...face, statics: face.statics.filter((other) => other !== at) };
      const offers = face.abilities[at]?.effect.every(
        (effect) => effect.do === 'forbid' || (effect.do === 'grant' && isRestriction(effect.keyword)),
      );
      found.push({
        what: `${name} ability ${at}`,
        face: name,
        pool: withFace(pool, card, name, less),
        offers: offers ?? false,
      });
    }
  }
  if (card.unique)
    found.push({ what: 'Unique', face: null, pool: withCard(pool, { ...card, unique: false }), offers: true });
  const chapters = [...card.chapters.entries()];
  for (const [at, of] of chapters) {
    if (!of.chapter.climactic) continue;
    const less = { ...of, chapter: { ...of.chapter, climactic: undefined as never } };
    const changed = { ...card, chapters: chapters.map(([other, one]) => (other === at ? less : one)) };
    found.push({ what: `Chapter ${at + 1} Climactic`, face: 'front', pool: withCard(pool, changed), offers: false });
  }
  if (card.reversal?.chapter.climactic) {
    const less = { ...card.reversal, chapter: { ...card.reversal.chapter, climactic: undefined as never } };
    const changed = withCard(pool, { ...card, reversal: less });
    found.push({ what: 'Chapter 3 reversed Climactic', face: 'front', pool: changed, offers: false });
  }
  return found;
}

const sorted = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
/** Equal but for the order of keys, which a rollback may change. */
const isEqual = (one: string, other: string): boolean =>
  one === other || JSON.stringify(JSON.parse(one), sorted) === JSON.stringify(JSON.parse(other), sorted);

/** What an action writes to the public board, by part of it, and what players are offered then; null when it is refused. */
interface Outcome {
  readonly writes: ReadonlyMap<string, string>;
  /** Null where no words in question are of offers alone. */
  readonly offers: string | null;
}
/** The part of the board that a patch writes to: a field, a player or a card. */
const partOf = (patch: Patch): string => (patch[0] === 'c+' ? `c ${patch[1].id}` : `${patch[0].charAt(0)} ${patch[1]}`);
function written({ board }: Game, part: string): string {
  const [of, name = ''] = part.split(' ');
  const value =
    of === 'b' ? board[name as keyof Board] : of === 'p' ? board.players[Number(name)] : board.cards[Number(name)];
  return JSON.stringify(value ?? null);
}
function outcome(game: Game, seat: Seat, action: Action, pool: CardPool, offers: boolean): Outcome | null {
  // The same state under other cards; what the game keeps of its own cards is not for these.
  const other: Game = { ...game, pool, kept: { derived: null } };
  const at = mark(other);
  try {
    const result = apply(other, seat, action);
    if (isRefusal(result)) return null;
    const parts = new Set(result.events.flatMap(({ patches }) => patches.map(partOf)));
    const writes = new Map([...parts].map((part) => [part, written(other, part)]));
    return { writes, offers: offers ? JSON.stringify(other.flow.decisions) : null };
  } finally {
    rollback(other, at);
  }
}
/** `game` is as it was before either: what one of them leaves alone is as it is there. */
function differs(game: Game, one: Outcome, other: Outcome | null, offers: boolean): boolean {
  if (other === null || (offers && one.offers !== other.offers)) return true;
  for (const part of new Set([...one.writes.keys(), ...other.writes.keys()])) {
    const now = one.writes.get(part) ?? written(game, part);
    if (!isEqual(now, other.writes.get(part) ?? written(game, part))) return true;
  }
  return false;
}

/** How many actions there are to one that is tried without a word that the board is not about. */
const REST = 2;

export class Differences {
  readonly #variants = new Map<string, Variant[]>();
  constructor(
    pool: CardPool,
    private readonly tally: Tally,
  ) {
    for (const card of Object.values(pool.cards)) this.#variants.set(card.id, variantsOf(pool, card));
  }
  /**
   * Tries the action with and without open words of cards on the Map: always those of the goal that a board is ready
   * for, now and then one of the rest.
   */
  look(game: Game, seat: Seat, action: Action, goal: Goal, turn: number): void {
    const open = this.#openOn(game);
    const isAimed = ({ card, what }: Goal): boolean => card === goal.card && what === goal.what;
    const rest = open.filter((one) => !isAimed(one));
    const one = turn % REST === 0 ? rest[(turn / REST) % Math.max(1, rest.length)] : undefined;
    const tries = [...open.filter(isAimed), ...(one ? [one] : [])];
    if (tries.length === 0) return;
    const plain = outcome(
      game,
      seat,
      action,
      game.pool,
      tries.some(({ offers }) => offers),
    );
    if (!plain) return;
    for (const { card, what, pool, offers } of tries)
      if (differs(game, plain, outcome(game, seat, action, pool, offers), offers)) this.tally.note(card, what);
  }
  /** Each once, though several copies may lie there. */
  #openOn(game: Game): (Variant & { card: string })[] {
    const found = new Map<string, Variant & { card: string }>();
    for (const id of game.board.map) {
      const shown = game.board.cards[id];
      if (!shown) continue;
      for (const variant of this.#variants.get(shown.card) ?? []) {
        const { what, face } = variant;
        if ((face === null || face === shown.face) && this.tally.isOpen(shown.card, what))
          found.set(`${shown.card} ${what}`, { ...variant, card: shown.card });
      }
    }
    return [...found.values()];
  }
}
