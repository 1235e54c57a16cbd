/** Makes what the words of a card speak of possible on a board drawn by chance: permanents, cards in hand, C, CP, SP. */
import type { CardType, Condition, Filter, Happening, Player, Quality } from '../language/index';
import type { CardPool } from '../state/pool';
import type { Placed } from './board-setup';
import { fitting, toughness } from './fitting';
import { below, type Chance, pick, placed, type Side, some } from './random-cards';

/** What a board is to be ready for. */
export interface Aim {
  /** How the card that the board is about lies on the Map; without it, it is in the hand. */
  readonly form?: Omit<Placed, 'card'>;
  /** What else its player has there or holds. */
  readonly beside?: readonly Placed[];
  readonly hand?: readonly string[];
  /** Parts of cards, in the words of the language, that the board is to provide for. */
  readonly words: readonly unknown[];
  /** Whether a Storyline that the board is about has its cast; by chance where it is not said. */
  readonly cast?: boolean;
  readonly turn?: number;
}
interface Table {
  readonly random: Chance;
  readonly pool: CardPool;
  readonly mine: Side;
  readonly theirs: Side;
}
/** Share of the subjects that are provided; all of them would make boards too much alike. */
const PROVIDED = 0.85;
/** Events whose subject goes soon. */
const GOES: ReadonlySet<string> = new Set(['falls', 'destroyed', 'leaves']);
const PLAYED = 2;

const sidesOf = ({ mine, theirs }: Table, player: Player): Side[] =>
  player === 'you' ? [mine] : player === 'opponent' ? [theirs] : [mine, theirs];
const sideOf = ({ mine, theirs, random }: Table, { whose }: Filter): Side =>
  whose === 'your' ? mine : whose === "opponent's" ? theirs : pick(random, [mine, theirs]);
const anyCard = ({ random, pool }: Table): string =>
  pick(
    random,
    pool.ids.filter((id) => pool.cards[id]?.type !== 'Homeworld'),
  );

/** A Storyline whose cast a Character of this side may be (8.10, 8.11). */
function putStory({ random, pool }: Table, side: Side, quality: 'Bound' | 'Partnered'): void {
  const found = pool.ids.filter((id) => {
    const card = pool.cards[id]?.card;
    return card?.type === 'Storyline' && (quality === 'Bound' ? card.bound : card.partner);
  });
  if (found.length > 0) side.map.push({ card: pick(random, found), chapter: 2 });
}
function dress(random: Chance, entry: Placed, tough: number, qualities: readonly Quality[], event?: string): void {
  if (qualities.includes('activated')) entry.activated = true;
  else delete entry.activated;
  if (event !== undefined && GOES.has(event) && tough > 1) entry.damage = tough - 1;
  else if (qualities.includes('damaged') && tough > 1) entry.damage = 1 + below(random, tough - 1);
}
/** One permanent that fits, as `event` finds it: in the hand before it enters, Fallen before it is redeemed. */
function put(table: Table, filter: Filter, side: Side, event?: string): void {
  const { random, pool } = table;
  const found = fitting(pool, filter).filter(
    ({ face }) => (event !== 'redeemed' || face === 'fallen') && (event !== 'enters' || face === 'front'),
  );
  if (found.length === 0 || !some(random, PROVIDED)) return;
  const { card, face } = pick(random, found);
  if (event === 'enters') {
    side.hand.unshift(card.id);
    return;
  }
  const isStory = card.type === 'Storyline' && face === 'front';
  const entry: Placed = isStory ? { chapter: 1, ...placed(random, card), face } : { card: card.id, face };
  const qualities = filter.with ?? [];
  dress(random, entry, toughness(card, face), qualities, event);
  if (filter.kind === 'Character') entry.sp = below(random, 2);
  side.map.push(entry);
  for (const quality of ['Bound', 'Partnered'] as const)
    if (qualities.includes(quality)) putStory(table, side, quality);
}
/** Cards of that type, rather cheap ones, and CP for them. */
function hold({ random, pool }: Table, side: Side, type: CardType | 'card'): void {
  const found = pool.ids.filter((id) => {
    const of = pool.cards[id]?.type;
    return of === type || (type === 'card' && of !== 'Homeworld');
  });
  const cost = (id: string): number => pool.cards[id]?.cost ?? 0;
  for (let n = 0; n < PLAYED && found.length > 0; n++) {
    const [one, other] = [pick(random, found), pick(random, found)];
    side.hand.unshift(cost(one) <= cost(other) ? one : other);
  }
  side.CP = Math.max(side.CP, 6);
}
function meet(table: Table, condition: Condition): void {
  const { random, pool, mine } = table;
  switch (condition.if) {
    case 'controls':
      for (const side of sidesOf(table, condition.player))
        for (let n = 0; n < condition.atLeast; n++) put(table, condition.what, side);
      return;
    case 'treasury': {
      const { atMost, atLeast = 0 } = condition;
      for (const side of sidesOf(table, condition.player))
        side.C = atMost === undefined ? atLeast + below(random, 4) : below(random, atMost + 1);
      return;
    }
    case 'hand':
      for (const side of sidesOf(table, condition.player)) {
        if (condition.atMost !== undefined) side.hand.length = Math.min(side.hand.length, condition.atMost);
        while (side.hand.length < (condition.atLeast ?? 0)) side.hand.push(anyCard(table));
      }
      return;
    case 'is': {
      const { quality } = condition;
      if (quality === 'Bound' || quality === 'Partnered') putStory(table, mine, quality);
      if (quality !== 'damaged') return;
      for (const entry of mine.map) {
        const card = pool.cards[entry.card];
        if (card && toughness(card, entry.face ?? 'front') > 1) entry.damage ??= 1;
      }
      return;
    }
    default:
  }
}
function waitFor(table: Table, happening: Happening): void {
  if (happening.event === 'plays') for (const side of sidesOf(table, happening.by)) hold(table, side, happening.type);
  else if ('subject' in happening && typeof happening.subject === 'object')
    put(table, happening.subject, sideOf(table, happening.subject), happening.event);
}
/** Provides for each condition, happening, cost and description in the words. */
export function provide(table: Table, words: unknown): void {
  if (typeof words !== 'object' || words === null) return;
  if ('event' in words) {
    waitFor(table, words as Happening);
    return;
  }
  if ('kind' in words && 'whose' in words) {
    const filter = words as Filter;
    put(table, filter, sideOf(table, filter));
    return;
  }
  const { mine } = table;
  if ('SP' in words) mine.tally += 2;
  if ('CP' in words) mine.CP = Math.max(mine.CP, 7);
  if ('C' in words) mine.C = Math.max(mine.C, 8);
  if ('discard' in words && typeof words.discard === 'number')
    while (mine.hand.length <= words.discard) mine.hand.push(anyCard(table));
  const isCondition = 'if' in words && typeof words.if === 'string';
  if (isCondition) meet(table, words as Condition);
  for (const [name, word] of Object.entries(words))
    if (!isCondition || name !== 'what' || words.if === 'happened') provide(table, word);
}
