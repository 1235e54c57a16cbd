/** Why the engine refuses an action: a closed list; each is a rule and a reason with its figures. */
import type { RuleId } from '@astris/rulebook';

export const REFUSAL_REASONS = [
  'gameOver',
  'notYourDecision',
  'notThisDecision',
  'tooFewChosen',
  'tooManyChosen',
  'noSuchOption',
  'chosenTwice',
  'nothingToTakeBack',
  'malformed',
  'notInHand',
  'wrongAct',
  'notEnoughCurrency',
  'notEnoughCommand',
  'notEnoughStoryPoints',
  'notEnoughCards',
  'nothingToSacrifice',
  'noTarget',
  'uniqueControlled',
  'tooManyStorylines',
  'notOnMap',
  'notYours',
  'notReady',
  'cameThisTurn',
  'noSuchAbility',
  'usedThisTurn',
  'cantAttack',
  'cantBeAttacked',
  'cantIntercept',
  'noConflict',
  'alreadyIntercepted',
  'elusive',
  'charactersCantInterceptSpacecraft',
  'notTheDefender',
  'notInProgress',
  'noBind',
  'notController',
  'alreadyBound',
  'notCharacter',
  'characterBound',
  'characterPartnered',
  'noPartner',
  'alreadyPartnered',
  'needsBound',
  'cantBind',
  'noSkip',
  'skipNotYours',
  'skipConditionFalse',
  'chainNotEmpty',
  'conflictGoesOn',
  'notActionPhase',
  'notPlayable',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];
export interface Refusal {
  refused: RuleId;
  why: RefusalReason;
  /** Figures for the sentence: what is needed and what there is. */
  need?: number;
  have?: number;
  word?: string;
}
export const refuse = (refused: RuleId, why: RefusalReason, more?: Omit<Refusal, 'refused' | 'why'>): Refusal =>
  more ? { refused, why, ...more } : { refused, why };
