/** Boards drawn by chance from any pool of cards: in mid-game, everything one step from happening. */
import type { Drive, Kind } from '../language/index';
import type { CardPool, PoolCard } from '../state/pool';
import { type Aim, provide } from './aim';
import type { Placed, Setup } from './board-setup';
import { below, type Chance, pick, placed, type Side, several, some } from './random-cards';

const STORYLINES = 2;
const ACTS = ['I', 'II', 'III'] as const;

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
function focus(random: Chance, card: PoolCard, mine: Side, aim: Aim | null): void {
  if (card.type === 'Homeworld') mine.homeworld = card.id;
  else if (card.type === 'Maneuver' || (aim ? !aim.form : some(random, 0.3))) mine.hand.unshift(card.id);
  else {
    if (card.type === 'Storyline' && !aim)
      mine.map = mine.map.filter((entry) => entry.chapter === undefined).slice(0, 5);
    mine.map.push(aim?.form ? { card: card.id, ...aim.form } : placed(random, card));
  }
}
const typeUp = (pool: CardPool, entry: Placed): Kind | undefined =>
  pool.cards[entry.card]?.faces[entry.face ?? 'front']?.type as Kind | undefined;

const drivesUp = (pool: CardPool, entry: Placed | undefined): readonly Drive[] =>
  pool.cards[entry?.card ?? '']?.faces[entry?.face ?? 'front']?.drives ?? [];

/** Binds, Partners and attaches what can be, by the names that the builder gives. */
function tie(random: Chance, pool: CardPool, sides: readonly Side[], castOf?: { card: string; cast: boolean }): void {
  const before: string[] = [];
  for (const mine of sides) {
    const homeworld = `${mine.homeworld}#${1 + before.filter((other) => other === mine.homeworld).length}`;
    before.push(mine.homeworld, mine.starter);
    const nameOf = (at: number): string => {
      const card = mine.map[at]?.card ?? '';
      const earlier = [...before, ...mine.map.slice(0, at).map((entry) => entry.card)];
      return `${card}#${1 + earlier.filter((other) => other === card).length}`;
    };
    const free = mine.map.flatMap((entry, at) => (typeUp(pool, entry) === 'Character' ? [at] : []));
    /** Rather one that is Aligned (8.4.1). */
    const join = (drives: readonly Drive[]): string | undefined => {
      const aligned = free.filter((at) => drivesUp(pool, mine.map[at]).some((drive) => drives.includes(drive)));
      const from = aligned.length > 0 && some(random, 0.7) ? aligned : free;
      const at = from[below(random, from.length)];
      if (at === undefined) return undefined;
      free.splice(free.indexOf(at), 1);
      return nameOf(at);
    };
    for (const entry of mine.map) {
      const card = pool.cards[entry.card]?.card;
      if (card?.type === 'Storyline' && card.bound && entry.chapter) {
        const cast = castOf?.card === entry.card ? castOf.cast : some(random, 0.75);
        const bound = cast ? join(card.drives) : undefined;
        if (bound) entry.boundTo = bound;
        const partner =
          bound && card.partner && some(random, castOf?.card === entry.card ? 0.9 : 0.6)
            ? join(card.drives)
            : undefined;
        if (partner) entry.partnerTo = partner;
      }
      const attach = pool.cards[entry.card]?.faces[entry.face ?? 'front']?.attach;
      if (!attach) continue;
      const hosts = mine.map.flatMap((other, at) => (other !== entry && typeUp(pool, other) === attach ? [at] : []));
      if (attach === 'Homeworld') entry.host = homeworld;
      else if (hosts.length > 0) entry.host = nameOf(pick(random, hosts));
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

/** Permanents that a player has at most beside those that an aim asks for. */
const BESIDE = 3;
/**
 * A board of cards of this pool, the same for the same chance; `about` is a card that shall be in the middle of it, and
 * `aim` what shall be able to come of that card.
 */
export function randomBoard(pool: CardPool, random: Chance, about?: string, aim: Aim | null = null): Setup {
  const of: Record<string, PoolCard[]> = {};
  for (const id of pool.ids) {
    const card = pool.cards[id];
    if (card) of[card.type] = [...(of[card.type] ?? []), card];
  }
  const sides = [side(random, pool, of), side(random, pool, of)] as const;
  const card = about === undefined ? undefined : pool.cards[about];
  const mine = sides[below(random, 2)] ?? sides[0];
  const theirs = mine === sides[0] ? sides[1] : sides[0];
  if (card && aim) {
    for (const one of sides) one.map = one.map.slice(0, below(random, BESIDE + 1));
    provide({ random, pool, mine, theirs }, aim.words);
    mine.map.push(...(aim.beside ?? []));
    mine.hand.unshift(...(aim.hand ?? []));
  }
  if (card) focus(random, card, mine, aim);
  tie(random, pool, sides, card && aim?.cast !== undefined ? { card: card.id, cast: aim.cast } : undefined);
  const acts = card?.acts && some(random, 0.8) ? card.acts : ACTS;
  const [you, opponent] = sides;
  return {
    act: pick(random, acts),
    turn: aim?.turn ?? 1 + below(random, 8),
    active: (mine === you) === some(random, 0.7) ? 'you' : 'opponent',
    you,
    opponent,
    seed: `board ${below(random, 1e9)}`,
  };
}
