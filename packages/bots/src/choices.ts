/** Answers to every decision but an action or a response: indices of options. */
import type { Decision, Option } from '@astris/engine';
import { isOwn, onBoard, printed, type Sight, worth } from './sight';

/** Words of effects that one wants on one's own cards. */
const HELPFUL = new Set(['heal', 'redeem', 'ready', 'award', 'modify', 'grant', 'attach']);

/** Orders the options by how much the bot wants each, best first. */
function ranked(decision: Decision, wanted: (option: Option) => number): number[] {
  return decision.options
    .map((option, index) => ({ index, value: wanted(option) }))
    .sort((a, b) => b.value - a.value || a.index - b.index)
    .map(({ index }) => index);
}
const best = (decision: Decision, count: number, wanted: (option: Option) => number): number[] =>
  ranked(decision, wanted).slice(0, Math.min(Math.max(count, decision.min), decision.max));

const costOf = (sight: Sight, option: Option): number => ('card' in option ? printed(sight, option.card).cost : 0);
const indexOf = (decision: Decision, kind: Option['kind']): number =>
  Math.max(
    0,
    decision.options.findIndex((option) => option.kind === kind),
  );

/** The options that the bot chooses. */
export function choose(sight: Sight, decision: Decision): number[] {
  switch (decision.kind) {
    case 'goesFirst':
      return best(decision, 1, (option) => (option.kind === 'player' && option.seat === sight.seat ? 1 : 0));
    case 'mulligan':
      return [indexOf(decision, hasPlays(sight) ? 'no' : 'yes')];
    case 'may':
      return [indexOf(decision, 'yes')];
    case 'mode':
      return [Math.floor(sight.random() * decision.options.length)];
    case 'bottom':
    case 'discard':
      return best(decision, decision.min, (option) => costOf(sight, option));
    case 'sacrifice':
      return best(decision, decision.min, (option) => -worthOf(sight, option));
    case 'target':
      return targets(sight, decision);
    case 'order':
      return decision.options.map((_, index) => index).slice(0, decision.max);
    case 'exchange':
      return decision.preset ?? best(decision, decision.min, () => 0);
    case 'setAside':
    case 'payStoryPoints':
    case 'endingStoryline':
    case 'action':
    case 'response':
      return best(decision, decision.min, () => 0);
  }
}

/** Two cards that can be paid for early make a hand to keep (17.6). */
function hasPlays(sight: Sight): boolean {
  const hand = sight.view.own?.hand ?? [];
  const early = hand.filter(({ card }) => {
    const { cost, type, acts } = printed(sight, card);
    return type !== 'Maneuver' && cost <= 3 && (acts === null || acts.includes('I'));
  });
  return early.length >= 2 || hand.length < 5;
}

const worthOf = (sight: Sight, option: Option): number => {
  if (option.kind !== 'card') return 0;
  const card = onBoard(sight, option.id);
  return card ? worth(sight, card) : costOf(sight, option);
};

/** Harm goes to the opponent's best, help to one's own best. */
function targets(sight: Sight, decision: Decision): number[] {
  const helps = HELPFUL.has(decision.verb ?? '');
  const wanted = (option: Option) => {
    const value = worthOf(sight, option) + 1;
    if (option.kind !== 'card') return 0;
    return isOwn(sight, option.id) === helps ? value : -value;
  };
  const wants = decision.options.filter((option) => wanted(option) > 0).length;
  return best(decision, wants, wanted);
}
