/** Target phrases and modes of a list of effects, in the order of the text, and what may be chosen for them (11.1). */
import type { Effect, Subjects, Target } from '../language/index';
import type { BoardCard, ObjId, Seat } from '../state/board';
import { hasKeyword } from '../state/characteristics';
import { matches } from '../state/filters';
import { boundTo, permanents, printedOf, typeOf } from '../state/queries';
import type { Table } from '../state/state';

export interface Phrase {
  readonly target: Target;
  readonly verb: Effect['do'];
}
export const isTarget = (s: Subjects): s is Target => typeof s === 'object' && 'target' in s;

/** Who or what an effect is about, if it names one. */
export function subjectsIn(effect: Effect): Subjects | null {
  if ('to' in effect) return effect.to;
  if ('what' in effect && effect.do !== 'sacrifice') return effect.what;
  return null;
}
/** The target phrases, with the modes chosen so far (`undefined` for those of every mode left out). */
export function phrasesIn(effects: readonly Effect[], modes: readonly number[], at = { mode: 0 }): Phrase[] {
  return effects.flatMap((effect): Phrase[] => {
    switch (effect.do) {
      case 'may':
      case 'each':
        return phrasesIn(effect.effect, modes, at);
      case 'when':
        return [...phrasesIn(effect.then, modes, at), ...phrasesIn(effect.else ?? [], modes, at)];
      case 'choose': {
        const chosen = effect.oneOf[modes[at.mode++] ?? 0];
        return chosen ? phrasesIn(chosen, modes, at) : [];
      }
      default: {
        const subjects = subjectsIn(effect);
        return subjects && isTarget(subjects) ? [{ target: subjects, verb: effect.do }] : [];
      }
    }
  });
}
type Choose = Extract<Effect, { do: 'choose' }>;
/** What printed lists hold never changes, and is asked for at every decision. */
const modesOf = new WeakMap<readonly Effect[], readonly Choose[]>();
const phrasesOf = new WeakMap<readonly Effect[], readonly Phrase[]>();
/** The choices between modes, in the order of the text. */
export function modesIn(effects: readonly Effect[]): readonly Choose[] {
  let modes = modesOf.get(effects);
  if (!modes) {
    modes = effects.flatMap((effect): readonly Choose[] => {
      if (effect.do === 'choose') return [effect];
      if (effect.do === 'may' || effect.do === 'each') return modesIn(effect.effect);
      if (effect.do === 'when') return [...modesIn(effect.then), ...modesIn(effect.else ?? [])];
      return [];
    });
    modesOf.set(effects, modes);
  }
  return modes;
}
/** The phrases of a list without a choice between modes. */
function plainPhrases(effects: readonly Effect[]): readonly Phrase[] {
  let phrases = phrasesOf.get(effects);
  if (!phrases) {
    phrases = phrasesIn(effects, []);
    phrasesOf.set(effects, phrases);
  }
  return phrases;
}

/** Rules that keep a permanent from being meant by an effect at all (1.3). */
function possible(t: Table, verb: Effect['do'], card: BoardCard, you: Seat): boolean {
  const type = typeOf(t, card);
  switch (verb) {
    case 'takeControl':
      return type !== 'Homeworld' && !card.story && boundTo(t, card.id) === null;
    case 'destroy':
    case 'return':
    case 'burn':
      return type !== 'Homeworld' && !card.story;
    case 'removeStoryline':
      return card.story !== undefined && card.controller !== you;
    case 'damage':
    case 'heal':
      return type === 'Character' || type === 'Spacecraft' || type === 'Location';
    case 'fall':
      return type === 'Character' && card.face === 'front';
    case 'redeem':
      return card.face === 'fallen';
    default:
      return true;
  }
}
/** What may be chosen for a phrase by `you`; Veiled keeps opponents off (14.9). */
export const legalTargets = (t: Table, phrase: Phrase, you: Seat, self: ObjId | null): BoardCard[] =>
  permanents(t).filter((card) => isLegalTarget(t, phrase, card, you, self));
const isLegalTarget = (t: Table, { target, verb }: Phrase, card: BoardCard, you: Seat, self: ObjId | null): boolean =>
  matches(t, target.target, card, you, self) &&
  possible(t, verb, card, you) &&
  (card.controller === you || !hasKeyword(t, card.id, 'Veiled'));
/** How many must be chosen at least and at most, of `n` that are legal. */
export const targetCount = (target: Target, n: number): { min: number; max: number } => {
  const max = Math.min(target.count ?? 1, n);
  return { min: target.upTo ? 0 : max, max };
};
/** Whether every phrase that must have a target can have one (11.1). */
export const canTarget = (
  t: Table,
  effects: readonly Effect[],
  modes: readonly number[],
  you: Seat,
  self: ObjId | null,
) =>
  (modesIn(effects).length === 0 ? plainPhrases(effects) : phrasesIn(effects, modes)).every(
    (p) => p.target.upTo || permanents(t).some((card) => isLegalTarget(t, p, card, you, self)),
  );
/** The modes of a choice that can be chosen now. */
export function openModes(
  t: Table,
  choice: Extract<Effect, { do: 'choose' }>,
  you: Seat,
  self: ObjId | null,
): number[] {
  return choice.oneOf.flatMap((effects, index) => (canTarget(t, effects, [], you, self) ? [index] : []));
}
export const isDisruption = (t: Table, cardId: string): boolean => {
  const printed = printedOf(t, { card: cardId });
  return printed.type === 'Maneuver' && printed.cost >= t.ruleset.disruptionCost;
};
