/** Hands and decks between games and Acts: the mulligan (17.6), what is set aside (9.4.6a), the exchange (9.7). */
import type { Option, Seat } from '@astris/engine';
import { permanentsOf, printedOf, type Table } from '@astris/engine/queries';
import type { Eyes } from './answers';
import { isPlayableIn, worthInHand } from './treasury';

/** C that can be spent in the first turns. */
const EARLY_C = 3;
/** An opening hand wants so many cards that can be played early, and no more Storylines than can be in progress. */
const EARLY_CARDS = 2;
/** A loser who sets fewer good cards aside than this does better with seven new ones (9.4.6f). */
const WORTH_KEEPING = 6;

const isEarly = (t: Table, card: string): boolean => {
  const { type, cost } = printedOf(t, { card });
  return type !== 'Maneuver' && cost <= EARLY_C && isPlayableIn(t, card, t.board.act);
};
/** What a card brings to an opening hand: what can be played soon, and a first Storyline. */
function openingWorth(t: Table, card: string): number {
  const { type, cost } = printedOf(t, { card });
  if (!isPlayableIn(t, card, t.board.act)) return 0;
  return type === 'Storyline' ? 4 : type === 'Maneuver' ? 1.5 : Math.max(1, 5 - cost * 0.6);
}

/** Whether an opening hand is kept: the view's own hand. */
export function keeps({ hand, t }: Eyes): boolean {
  if (hand.length < 6) return true;
  const early = hand.filter((card) => isEarly(t, card));
  const stories = early.filter((card) => printedOf(t, { card }).type === 'Storyline').length;
  const fighters = early.length - stories;
  return stories <= 4 && (fighters >= EARLY_CARDS || (fighters >= 1 && stories >= 1 && early.length >= 3));
}
/** The cards that an opening hand can do without go to the bottom; a second Storyline more easily than a first. */
export function bottomed({ t, decision }: Eyes): number[] {
  const seen = new Set<string>();
  const worth = decision.options.map((option, index) => {
    if (!('card' in option)) return { index, value: 0 };
    const { type, unique } = printedOf(t, { card: option.card });
    const group = type === 'Storyline' ? 'a Storyline' : unique ? option.card : `${option.card} ${index}`;
    const again = seen.has(group);
    seen.add(group);
    return { index, value: openingWorth(t, option.card) - (again ? 2 : 0) };
  });
  worth.sort((a, b) => a.value - b.value || a.index - b.index);
  return worth.slice(0, decision.min).map(({ index }) => index);
}

/** How good a card is to have in the Act to come, beside what is on the Map already. */
function nextActWorth(t: Table, seat: Seat, card: string): number {
  const printed = printedOf(t, { card });
  const act = t.board.act + 1;
  if (!isPlayableIn(t, card, act)) return -1;
  const worth = worthInHand(t, seat, card, act);
  const storyline = printed.type === 'Storyline' && permanentsOf(t, seat).every(({ story }) => !story);
  return worth + (storyline ? 1 : 0) + Math.min(printed.cost, 5) * 0.05;
}
/** A good hand is taken over as it is; any other goes back for seven new cards. */
export function setAside({ t, seat, decision }: Eyes): number[] {
  const good = decision.options.flatMap((option, index) =>
    'card' in option && nextActWorth(t, seat, option.card) >= 1 ? [index] : [],
  );
  return good.length >= WORTH_KEEPING ? good : [];
}

/**
 * What can't be played in the Act to come makes place for what can: one for one, so that deck and sideboard keep their
 * sizes. Else everything stays where it is.
 */
export function exchanged({ t, seat, decision }: Eyes): number[] {
  const preset = decision.preset ?? [];
  const inSideboard = new Set(preset);
  const card = (index: number): string => {
    const option: Option | undefined = decision.options[index];
    return option && 'card' in option ? option.card : '';
  };
  const worth = (index: number): number => nextActWorth(t, seat, card(index));
  const coming = preset.filter((index) => worth(index) >= 1).sort((a, b) => worth(b) - worth(a) || a - b);
  const going = decision.options
    .map((_, index) => index)
    .filter((index) => !inSideboard.has(index) && worth(index) < 0)
    .sort((a, b) => worth(a) - worth(b) || a - b);
  const swaps = Math.min(coming.length, going.length);
  const out = new Set(coming.slice(0, swaps));
  return [...preset.filter((index) => !out.has(index)), ...going.slice(0, swaps)].sort((a, b) => a - b);
}
