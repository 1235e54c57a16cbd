import type { Refusal, RefusalReason } from '../refusals';
import { type Segment, say, sentence } from './segment';
import { chapter, ROMAN } from './words';

type Excuse = (refusal: Refusal) => string;

const needs =
  (what: string): Excuse =>
  ({ need, have, word }) =>
    need === undefined || have === undefined
      ? `you have too little ${what}`
      : `${word ? `${word} needs` : 'this needs'} ${need} ${what} and you have ${have}`;

const EXCUSES: Record<RefusalReason, Excuse> = {
  gameOver: () => 'the game is over',
  notYourDecision: () => 'it is not your decision',
  notThisDecision: () => 'this answers another decision than the one that is open',
  tooFewChosen: ({ need, have }) => `choose at least ${need ?? 1}; you chose ${have ?? 0}`,
  tooManyChosen: ({ need, have }) => `choose at most ${need ?? 1}; you chose ${have ?? 0}`,
  noSuchOption: () => 'that is not among the choices',
  chosenTwice: () => 'the same choice was made twice',
  nothingToTakeBack: () => 'there is nothing to take back',
  malformed: () => 'that action could not be read',
  notInHand: () => 'that card is not in your hand',
  wrongAct: ({ word, have }) =>
    `it may be played ${word ? `in Act ${word} only` : 'in other Acts only'}${have ? `, and this is Act ${ROMAN[have as 1 | 2 | 3]}` : ''}`,
  notEnoughCurrency: needs('C'),
  notEnoughCommand: needs('CP'),
  notEnoughStoryPoints: needs('SP'),
  notEnoughCards: needs('cards of your hand'),
  nothingToSacrifice: ({ need, have, word }) =>
    `${word ?? 'this'} needs ${need ?? 1} to sacrifice and you control ${have ?? 0} that will do`,
  noTarget: () => 'there is no legal target',
  uniqueControlled: ({ word }) => `you already control ${word ?? 'a permanent of that name'}, which is Unique`,
  tooManyStorylines: ({ need, have }) =>
    `you control ${have ?? 2} Storylines in progress, and ${need ?? 2} is the most`,
  notOnMap: () => 'that is not on the Map',
  notYours: () => 'you do not control it',
  notReady: () => 'it is activated, and this needs a ready one',
  cameThisTurn: () => 'it came under your control this turn and is not Swift',
  noSuchAbility: () => 'it has no such ability',
  usedThisTurn: () => 'that ability was used this turn already',
  cantAttack: () => 'it can’t attack',
  cantBeAttacked: () => 'that can’t be attacked',
  cantIntercept: () => 'it can’t intercept',
  noConflict: () => 'there is no conflict going on',
  alreadyIntercepted: () => 'this attack was intercepted already',
  elusive: () => 'the attacker is Elusive and can’t be intercepted',
  charactersCantInterceptSpacecraft: () => 'Characters can’t intercept Spacecraft',
  notTheDefender: () => 'only the defender may intercept',
  notInProgress: () => 'that Storyline is not in progress',
  noBind: () => 'a Player Storyline has no Bind',
  notController: () => 'only its controller may do that',
  alreadyBound: () => 'that Storyline has a Bound Character already',
  notCharacter: () => 'that is not a Character',
  characterBound: () => 'that Character is Bound',
  characterPartnered: () => 'that Character is Partnered',
  noPartner: () => 'that Storyline has no Partner',
  alreadyPartnered: () => 'that Storyline has a Partnered Character already',
  needsBound: () => 'it needs a Bound Character first',
  cantBind: () => 'that Character can’t be Bound',
  noSkip: ({ have }) => `${chapter(have)} is active and has no Skip`,
  skipNotYours: ({ word }) => (word ? `only ${word} may use this Skip` : 'this Skip is not yours to use'),
  skipConditionFalse: () => 'the condition of the Skip is not met',
  chainNotEmpty: ({ have }) =>
    `it needs an empty Chain, on which ${have === 1 ? '1 item waits' : `${have ?? 'other'} items wait`} to resolve`,
  conflictGoesOn: () => 'it can’t be done while a conflict goes on',
  notActionPhase: () => 'it is not your Action Phase',
  notPlayable: () => 'that can’t be played',
};

/** Why an action was refused, with its figures and the rule at the end. Nothing has changed. */
export const refusalSentence = (refusal: Refusal): Segment[] =>
  sentence(say`${EXCUSES[refusal.why](refusal)} ${{ rule: refusal.refused }}`);
