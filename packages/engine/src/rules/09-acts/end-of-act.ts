/** 9.4 The end of an Act: its steps, in exactly their order. */
import { endLasting } from '../../changes/permanents';
import { changeTreasury } from '../../changes/resources';
import { ask, cardsOf, popFrame, pushFrame, setFrame, takeReply } from '../../changes/stack';
import { emit, setBoard, setCard, setFlow } from '../../changes/write';
import { burn, contextOf, deplete } from '../../interpreter/deeds';
import type { Condition, Effect } from '../../language/index';
import type { ActNumber, ActRecord, Seat } from '../../state/board';
import { hasKeyword } from '../../state/characteristics';
import { onMap, opponentOf, permanent, permanents, playerAt, printedOf, seats } from '../../state/queries';
import type { Completed, FrameOf, Game } from '../../state/state';
import { rewardOf } from '../08-storylines/completion';
import { beginTurn, healLocations } from '../10-turn';
import { actsWonBy, endGame, resetStoryPoints, standings } from '../15-scoring';
import { STEPS as HANDS } from './hands';

export type EndAct = FrameOf<'endAct'>;
/** A check that advances no Chapter. */
const check = (g: Game): void => pushFrame(g, { f: 'check', chapters: false, step: 0, met: [] });
export const loserOf = (g: Game, frame: EndAct): Seat => opponentOf(g, frame.winner);

const STEPS: ((g: Game, frame: EndAct) => void)[] = [
  whichEnded,
  rewards,
  check,
  countPermanents,
  scoreStoryPoints,
  winnersRewards,
  check,
  burnCompleted,
  check,
  catchUp,
  resetTreasury,
  ...HANDS,
  firstPlayer,
  everythingElse,
  check,
  nextAct,
];
export function stepEndAct(g: Game, frame: EndAct): void {
  const step = STEPS[frame.step];
  if (!step) throw new Error(`no step ${frame.step} of the end of an Act`);
  setFrame(g, frame, { step: frame.step + 1 });
  step(g, frame);
}

/** 9.4.0b: of several, the active player says which one ended the Act. */
function whichEnded(g: Game, frame: EndAct): void {
  const options = frame.completed.map(({ id, card }) => ({ kind: 'card', id, card }) as const);
  if (options.length < 2) return;
  ask(g, { seat: g.board.active, kind: 'endingStoryline', rule: '9.4.0b', options, min: 1, max: 1, ordered: false });
}
/** Whether an effect or a condition, or anything inside it, names the winner or the loser of the Act. */
const namesOutcome = (words: Effect | Condition): boolean => {
  if ('player' in words) return words.player === 'winner' || words.player === 'loser';
  if ('if' in words) {
    if (words.if === 'not') return namesOutcome(words.not);
    if (words.if === 'all' || words.if === 'any') return words.of.some(namesOutcome);
  }
  if (!('do' in words)) return false;
  if (words.do === 'may' || words.do === 'each') return words.effect.some(namesOutcome);
  if (words.do === 'choose') return words.oneOf.flat().some(namesOutcome);
  return words.do === 'when' && [words.if, ...words.then, ...(words.else ?? [])].some(namesOutcome);
};
/** 9.4.0, 8.9.3: every completed Storyline gives its reward; `late` those parts that name winner or loser. */
function give(g: Game, frame: EndAct, of: Completed, late: boolean): void {
  const list = rewardOf(g, of).filter((effect) => namesOutcome(effect) === late);
  if (list.length === 0) return;
  const ctx = {
    ...contextOf(permanent(g, of) ?? { ...of, face: 'back' }, -1),
    ...(late ? { winner: frame.winner } : {}),
  };
  pushFrame(g, { f: 'effects', list, at: 0, ctx, asking: false, wait: null });
}
function rewards(g: Game, frame: EndAct): void {
  if (frame.completed.length > 1) {
    const [id] = cardsOf(takeReply(g, g.board.active).options);
    setFrame(g, frame, {
      ended: Math.max(
        0,
        frame.completed.findIndex((of) => of.id === id),
      ),
    });
  }
  for (const of of [...frame.completed].reverse()) give(g, frame, of, false);
}
/** 9.4.1 Step 1. */
function countPermanents(g: Game, frame: EndAct): void {
  const totals = seats(g).map((seat) => permanents(g).filter((card) => card.controller === seat).length);
  setFrame(g, frame, { permanents: totals });
  emit(g, 'permanentsCounted', '9.4.1', { numbers: totals });
}
/** 9.4.2 Step 2, 15, and 9.4.9: the game may end right here. 19.3: an adjudicated tie has its own order. */
function scoreStoryPoints(g: Game, frame: EndAct): void {
  const { sp, leader, tie } = standings(g);
  const totals = frame.permanents;
  const most = totals.indexOf(Math.max(...totals));
  const equal = totals.every((n) => n === totals[0]);
  const winner = tie && frame.adjudicated && !equal ? most : leader;
  setFrame(g, frame, { winner });
  emit(g, 'storyPointsCounted', '9.4.2', { numbers: sp });
  const ended = frame.completed[frame.ended];
  const record: ActRecord = {
    act: g.board.act,
    winner,
    by: frame.adjudicated ? 'adjudication' : 'storyline',
    ...(ended ? { storyline: ended.card, skipped: ended.skipped } : {}),
    sp,
    permanents: totals,
    turns: g.board.turn,
  };
  setBoard(g, 'acts', [...g.board.acts, record]);
  emit(g, 'actWon', !tie ? '9.4.2' : frame.adjudicated ? '19.3' : '15.3', { seat: winner, amount: g.board.act });
  resetStoryPoints(g);
  if (actsWonBy(g, winner) >= g.ruleset.actsToWin) endGame(g, { winner, reason: 'acts' }, '9.4.9');
}
/** 9.4.0b: rewards that name the winner or the loser. */
function winnersRewards(g: Game, frame: EndAct): void {
  for (const of of [...frame.completed].reverse()) give(g, frame, of, true);
}
/** 9.4.2a and 8.9.5: the one that ended the Act is Burned, other back faces are Depleted, Enduring ones stay. */
function burnCompleted(g: Game, frame: EndAct): void {
  const backs = permanents(g).filter((card) => card.face === 'back' && !hasKeyword(g, card.id, 'Enduring'));
  const ended = frame.completed[frame.ended]?.id;
  burn(
    g,
    backs.filter((card) => card.id === ended).map((card) => card.id),
    '9.4.2a',
  );
  deplete(
    g,
    backs.filter((card) => card.id !== ended).map((card) => card.id),
    '8.9.5',
  );
}
/** 9.4.4 Step 4. */
function catchUp(g: Game, frame: EndAct): void {
  const loser = loserOf(g, frame);
  changeTreasury(g, loser, g.ruleset.catchUp, '9.4.4');
  const fewer = (frame.permanents[frame.winner] ?? 0) - (frame.permanents[loser] ?? 0);
  if (fewer > 0) changeTreasury(g, loser, fewer, '9.4.4');
}
/** 9.4.5 Step 5. */
function resetTreasury(g: Game, frame: EndAct): void {
  const player = playerAt(g, frame.winner);
  const home = onMap(g, player.homeworld);
  const printed = home ? printedOf(g, home).card : null;
  if (printed?.type === 'Homeworld' && player.C > printed.treasury)
    changeTreasury(g, frame.winner, printed.treasury - player.C, '9.4.5');
}
/** 9.4.7 Step 7. */
function firstPlayer(g: Game, frame: EndAct): void {
  const seat = loserOf(g, frame);
  const options = seats(g).map((who) => ({ kind: 'player', seat: who }) as const);
  ask(g, { seat, kind: 'goesFirst', rule: '9.4.7', options, min: 1, max: 1, ordered: false });
}
/** 9.4.8 Step 8. */
function everythingElse(g: Game, frame: EndAct): void {
  const seat = loserOf(g, frame);
  const [option] = takeReply(g, seat).options;
  const first = option?.kind === 'player' ? option.seat : seat;
  setBoard(g, 'first', first);
  emit(g, 'wentFirst', '9.4.7', { seat: first });
  endLasting(g, (e) => e.until === 'turn' || e.until === 'act', '9.4.8');
  healLocations(g, '9.4.8');
  for (const card of permanents(g)) if (card.used) setCard(g, card.id, 'used', undefined);
}
/** 3.3: the next Act; 10.7: who was active and goes first again skips Ready, Income and Draw. */
function nextAct(g: Game): void {
  popFrame(g);
  setFlow(g, 'waiting', []);
  setFlow(g, 'completed', []);
  const short = g.board.first === g.board.active;
  setBoard(g, 'act', (g.board.act + 1) as ActNumber);
  setBoard(g, 'turn', 0);
  emit(g, 'actBegan', '3.3', { seat: g.board.first, amount: g.board.act });
  beginTurn(g, g.board.first, short);
}
