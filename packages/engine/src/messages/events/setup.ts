/** Setup, turns and the life of the game (10, 17, 19). */
import { say } from '../segment';
import { count, does, named, who, whose } from '../words';
import type { Tellers } from './teller';

const PHASES: Record<string, string> = {
  setup: 'Setup',
  ready: 'Ready',
  income: 'Income',
  draw: 'Draw',
  action: 'Action Phase',
  end: 'End Phase',
  actEnd: 'the end of the Act',
  over: 'the end of the game',
};

const REASONS: Record<string, string> = {
  acts: 'with two Acts',
  concession: 'by concession',
  clock: 'on time',
};

export const SETUP: Tellers<
  | 'deckShuffled'
  | 'homeworldRevealed'
  | 'starterDeployed'
  | 'wentFirst'
  | 'mulliganTaken'
  | 'handKept'
  | 'cardsBottomed'
  | 'turnBegan'
  | 'phaseBegan'
  | 'turnEnded'
  | 'loopStopped'
  | 'conceded'
  | 'clockRanOut'
  | 'decisionLost'
  | 'gameVoided'
  | 'gameWon'
  | 'asked'
> = {
  deckShuffled: (e, n) => say`${does(n, e.seat, 'shuffle')}`,
  homeworldRevealed: (e, n) => say`${does(n, e.seat, 'reveal')} ${named(n, e.subject)}`,
  starterDeployed: (e, n) => say`${does(n, e.seat, 'deploy')} ${named(n, e.subject)}`,
  wentFirst: (e, n) => say`${does(n, e.seat, 'play')} first`,
  mulliganTaken: (e, n) =>
    e.amount === undefined
      ? say`${does(n, e.seat, 'take')} a mulligan`
      : say`${does(n, e.seat, 'take')} mulligan ${e.amount}`,
  handKept: (e, n) => say`${does(n, e.seat, 'keep')} the hand`,
  cardsBottomed: (e, n) =>
    say`${does(n, e.seat, 'put')} ${count(e.amount ?? e.numbers?.[0], 'card')} on the bottom of the deck`,
  turnBegan: (e, n) =>
    e.amount === undefined ? say`${whose(n, e.seat)} turn begins` : say`turn ${e.amount} begins: ${who(n, e.seat)}`,
  phaseBegan: (e, n) => say`${whose(n, e.seat)} ${PHASES[e.word ?? ''] ?? 'phase'} begins`,
  turnEnded: (e, n) => say`${does(n, e.seat, 'end')} the turn`,
  loopStopped: (e) => say`a loop is stopped after ${count(e.amount, 'resolution')}: the turn ends`,
  conceded: (e, n) => say`${does(n, e.seat, 'concede')}`,
  clockRanOut: (e, n) => say`${whose(n, e.seat)} clock ran out`,
  decisionLost: (e, n) => say`time ran out: ${whose(n, e.seat)} choice is made by rule`,
  gameVoided: () => say`the game is void and counts for nobody`,
  gameWon: (e, n) => say`${does(n, e.seat, 'win')} the game ${REASONS[e.word ?? ''] ?? ''}`,
  asked: () => say`a decision is to be made`,
};
