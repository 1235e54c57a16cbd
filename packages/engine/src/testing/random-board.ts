/** Boards drawn by chance from any pool of cards: in mid-game, everything one step from happening. */
import type { Kind } from '../language/index';
import type { FaceUp } from '../state/board';
import type { CardPool, PoolCard } from '../state/pool';
import type { Placed, Seat, Setup } from './board-setup';

type Chance = () => number;
export const below = (random: Chance, n: number): number => Math.min(n - 1, Math.floor(random() * n));
export const pick = <T>(random: Chance, list: readonly T[]): T => {
  const one = list[below(random, list.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
};
const some = (random: Chance, share: number): boolean => random() < share;
const several = <T>(random: Chance, n: number, list: readonly T[]): T[] =>
  Array.from({ length: n }, () => pick(random, list));

const STORYLINES = 2;
const ACTS = ['I', 'II', 'III'] as const;

type Side = Required<Pick<Seat, 'homeworld' | 'starter' | 'hand' | 'deck' | 'sideboard' | 'depleted'>> & {
  map: Placed[];
  C: number;
  CP: number;
  tally: number;
};

/** How a permanent lies there: which face, damaged or activated, a Chapter nearly met. */
function placed(random: Chance, card: PoolCard): Placed {
  const entry: Placed = { card: card.id };
  if (some(random, 0.25)) entry.activated = true;
  if (some(random, 0.15)) entry.fresh = true;
  if (card.type === 'Storyline') {
    if (some(random, 0.3)) return { ...entry, face: 'back' };
    const chapter = (1 + below(random, 3)) as 1 | 2 | 3;
    const reversed = card.reversal !== null && some(random, 0.4);
    const active = reversed && chapter === 3 ? card.reversal : card.chapters[chapter - 1];
    const counts = (active?.counted ?? []).map(() => below(random, 4));
    return { ...entry, chapter, counts, ...(reversed ? { reversed: true as const } : {}) };
  }
  const faces = Object.keys(card.faces) as FaceUp[];
  const face = some(random, 0.4) ? pick(random, faces) : 'front';
  const { resolve, hull, defense } = card.faces[face]?.stats ?? {};
  const tough = resolve ?? hull ?? defense ?? 0;
  if (tough > 1 && some(random, 0.5)) entry.damage = below(random, tough);
  if (card.type === 'Character' && some(random, 0.4)) entry.sp = 1 + below(random, 2);
  return { ...entry, face };
}
function side(random: Chance, pool: CardPool, of: Record<string, PoolCard[]>): Side {
  const ids = (cards: readonly PoolCard[]): string[] => cards.map((card) => card.id);
  const all = pool.ids.flatMap((id) => pool.cards[id] ?? []).filter((card) => card.type !== 'Homeworld');
  const permanents = all.filter((card) => card.type !== 'Maneuver' && card.type !== 'Storyline');
  const stories = several(random, below(random, STORYLINES + 1), of.Storyline ?? []);
  const others = several(random, 2 + below(random, 4), permanents);
  return {
    homeworld: pick(random, of.Homeworld ?? []).id,
    starter: pick(random, of.Character ?? []).id,
    map: [...others, ...stories].map((card) => placed(random, card)),
    hand: ids(several(random, below(random, 6), all)),
    deck: ids(several(random, 2 + below(random, 12), all)),
    sideboard: ids(several(random, below(random, 3), all)),
    depleted: ids(several(random, below(random, 2), all)),
    C: some(random, 0.15) ? 0 : 5 + below(random, 16),
    CP: 1 + below(random, 10),
    tally: below(random, 2),
  };
}

/** Puts the card that a board is about where something can come of it. */
function focus(random: Chance, card: PoolCard, mine: Side): void {
  if (card.type === 'Homeworld') mine.homeworld = card.id;
  else if (card.type === 'Maneuver' || some(random, 0.3)) mine.hand.unshift(card.id);
  else {
    if (card.type === 'Storyline') mine.map = mine.map.filter((entry) => entry.chapter === undefined).slice(0, 5);
    mine.map.push(placed(random, card));
  }
}
const typeUp = (pool: CardPool, entry: Placed): Kind | undefined =>
  pool.cards[entry.card]?.faces[entry.face ?? 'front']?.type as Kind | undefined;

/** Binds, Partners and attaches what can be, by the names that the builder gives. */
function tie(random: Chance, pool: CardPool, sides: readonly Side[]): void {
  const before: string[] = [];
  for (const mine of sides) {
    before.push(mine.homeworld, mine.starter);
    const nameOf = (at: number): string => {
      const card = mine.map[at]?.card ?? '';
      const earlier = [...before, ...mine.map.slice(0, at).map((entry) => entry.card)];
      return `${card}#${1 + earlier.filter((other) => other === card).length}`;
    };
    const free = mine.map.flatMap((entry, at) => (typeUp(pool, entry) === 'Character' ? [at] : []));
    const join = (): string | undefined => {
      const at = free.splice(below(random, free.length), 1)[0];
      return at === undefined ? undefined : nameOf(at);
    };
    for (const entry of mine.map) {
      const card = pool.cards[entry.card]?.card;
      if (card?.type === 'Storyline' && card.bound && entry.chapter && some(random, 0.75)) {
        const bound = join();
        if (bound) entry.boundTo = bound;
        const partner = bound && card.partner && some(random, 0.6) ? join() : undefined;
        if (partner) entry.partnerTo = partner;
      }
      const attach = pool.cards[entry.card]?.faces[entry.face ?? 'front']?.attach;
      if (!attach) continue;
      const hosts = mine.map.flatMap((other, at) => (other !== entry && typeUp(pool, other) === attach ? [at] : []));
      if (hosts.length > 0) entry.host = nameOf(pick(random, hosts));
    }
    before.push(
      ...mine.map.map((entry) => entry.card),
      ...mine.hand,
      ...mine.depleted,
      ...mine.deck,
      ...mine.sideboard,
    );
  }
}

/** A board of cards of this pool, the same for the same chance; `about` is a card that shall be in the middle of it. */
export function randomBoard(pool: CardPool, random: Chance, about?: string): Setup {
  const of: Record<string, PoolCard[]> = {};
  for (const id of pool.ids) {
    const card = pool.cards[id];
    if (card) of[card.type] = [...(of[card.type] ?? []), card];
  }
  const sides = [side(random, pool, of), side(random, pool, of)] as const;
  const card = about === undefined ? undefined : pool.cards[about];
  const mine = sides[below(random, 2)] ?? sides[0];
  if (card) focus(random, card, mine);
  tie(random, pool, sides);
  const acts = card?.acts && some(random, 0.8) ? card.acts : ACTS;
  const [you, opponent] = sides;
  return {
    act: pick(random, acts),
    turn: 1 + below(random, 8),
    active: (mine === you) === some(random, 0.7) ? 'you' : 'opponent',
    you,
    opponent,
    seed: `board ${below(random, 1e9)}`,
  };
}
