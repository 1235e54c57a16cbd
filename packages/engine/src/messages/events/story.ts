/** Storylines, conflicts and the end of an Act (8, 9, 12). */
import { say } from '../segment';
import { chapter, count, does, named, owned, ROMAN, who, whose } from '../words';
import type { Teller, Tellers } from './teller';

const ENDINGS: Record<string, string> = {
  natural: '',
  skipped: ' by a Skip',
  skip: ' by a Skip',
  reversal: ' on its Reversal',
};
/** What a count of a Storyline leads to. */
const GOALS: Record<string, string> = { end: 'End', skip: 'Skip', reversal: 'Reversal' };
const both = (numbers: number[] | undefined, n: Parameters<Teller>[1]): string =>
  (numbers ?? []).map((value, seat) => `${who(n, seat)} ${value}`).join(', ');

export const STORY: Tellers<
  | 'bound'
  | 'unbound'
  | 'partnered'
  | 'freed'
  | 'chapterCompleted'
  | 'chapterSkipped'
  | 'chapterActivated'
  | 'progressed'
  | 'reversalLive'
  | 'storylineCompleted'
  | 'attacked'
  | 'intercepted'
  | 'struck'
  | 'raided'
  | 'conflictWon'
  | 'conflictEnded'
> = {
  bound: (e, n) => say`${named(n, e.subject)} is Bound to ${named(n, e.object ?? e.cause)}`,
  unbound: (e, n) => say`${named(n, e.subject)} is no longer Bound`,
  partnered: (e, n) => say`${named(n, e.subject)} is Partnered in ${named(n, e.object ?? e.cause)}`,
  freed: (e, n) => say`${named(n, e.subject)} is no longer Partnered`,
  chapterCompleted: (e, n) => say`${chapter(e.amount)} of ${owned(n, e.subject)} completes`,
  chapterSkipped: (e, n) => say`${chapter(e.amount)} of ${owned(n, e.subject)} is skipped`,
  chapterActivated: (e, n) => say`${chapter(e.amount)} of ${owned(n, e.subject)} is active`,
  progressed: (e, n) => {
    const [have, need] = e.numbers ?? [];
    const goal = GOALS[e.word ?? ''];
    if (!goal || need === undefined) return say`${owned(n, e.subject)} has come further`;
    if (goal === GOALS.reversal) return say`${owned(n, e.subject)}: ${have} of ${need} for its Reversal`;
    return say`${chapter(e.amount)} of ${owned(n, e.subject)}: ${have} of ${need} for its ${goal}`;
  },
  reversalLive: (e, n) => say`the Reversal of ${owned(n, e.subject)} is live`,
  storylineCompleted: (e, n) => say`${owned(n, e.subject)} is completed${ENDINGS[e.word ?? '']}`,
  attacked: (e, n) => say`${named(n, e.subject)} attacks ${named(n, e.object)}`,
  intercepted: (e, n) => say`${named(n, e.subject)} intercepts${e.object ? say` ${named(n, e.object)}` : ''}`,
  struck: (e, n) =>
    e.object ? say`${named(n, e.subject)} and ${named(n, e.object)} strike` : say`${named(n, e.subject)} strikes`,
  raided: (e, n) =>
    say`${named(n, e.subject)} raids ${named(n, e.object)}${e.amount === undefined ? '' : ` for ${e.amount}C`}`,
  conflictWon: (e, n) => say`${e.subject ? named(n, e.subject) : who(n, e.seat)} wins the conflict`,
  conflictEnded: () => say`the conflict is over`,
};

export const ACT_END: Tellers<
  | 'actEnded'
  | 'permanentsCounted'
  | 'storyPointsCounted'
  | 'actWon'
  | 'storyPointsReset'
  | 'handSetAside'
  | 'handReturned'
  | 'exchanged'
  | 'tookSetAside'
  | 'actBegan'
> = {
  actEnded: (e, n) => (e.subject ? say`${owned(n, e.subject)} ends the Act` : say`the Act ends`),
  permanentsCounted: (e, n) => say`permanents counted: ${both(e.numbers, n)}`,
  storyPointsCounted: (e, n) => say`Story Points counted: ${both(e.numbers, n)}`,
  actWon: (e, n) => say`${does(n, e.seat, 'win')} Act ${ROMAN[e.amount as 1 | 2 | 3] ?? ''}`,
  storyPointsReset: () => say`Story Points go to zero; printed ones count again`,
  handSetAside: (e, n) => say`${does(n, e.seat, 'set')} ${count(e.amount, 'card')} aside`,
  handReturned: (e, n) => say`${does(n, e.seat, 'put')} ${count(e.amount, 'card')} back into the deck`,
  exchanged: (e, n) => say`${whose(n, e.seat)} sideboard is settled for the next Act`,
  tookSetAside: (e, n) => say`${does(n, e.seat, 'take')} the ${count(e.amount, 'card')} set aside`,
  actBegan: (e, n) =>
    say`Act ${ROMAN[e.amount as 1 | 2 | 3] ?? ''} begins${e.seat === undefined ? '' : `: ${whose(n, e.seat)} turn`}`,
};
