/** 13.2 triggered abilities that wait; 13.5 loops. */
import { endLasting } from '../changes/permanents';
import { ask, popFrame, replaceStack, setFrame, takeReply } from '../changes/stack';
import { emit, mention, setBoard, setFlow } from '../changes/write';
import type { Option } from '../decisions';
import type { Seat } from '../state/board';
import { canonical } from '../state/hash';
import { faceOf, opponentOf } from '../state/queries';
import { sha256Hex } from '../state/random';
import type { FrameOf, Game, Waiting } from '../state/state';
import { clearChain } from './11-chain';
import { beginTrigger } from './11-playing';

const ofSeat = (g: Game, seat: Seat): Waiting[] => g.flow.waiting.filter((w) => w.controller === seat);

/** Whether an ability speaks of what woke it, as "it". */
function speaksOfIt(g: Game, w: Waiting): boolean {
  const ability = faceOf(g, w).abilities[w.ability];
  return JSON.stringify(ability ?? null).includes('"it"');
}
/** One ability of one permanent, about the same thing: any order of these is the same. */
function isSame(g: Game, a: Waiting, b: Waiting): boolean {
  if (a.source.id !== b.source.id || a.source.inc !== b.source.inc) return false;
  if (a.face !== b.face || a.ability !== b.ability) return false;
  return !speaksOfIt(g, a) || (a.subject?.id === b.subject?.id && a.subject?.inc === b.subject?.inc);
}
const optionOf = (g: Game, w: Waiting): Option => ({
  kind: 'ability',
  id: w.source.id,
  card: w.card,
  face: w.face,
  ability: w.ability,
  ...(w.subject && speaksOfIt(g, w) ? { about: mention(w.subject) } : {}),
});

/** The active player's first, in the order that each controller chooses; nobody is asked where all are the same. */
export function stepTriggers(g: Game, frame: FrameOf<'triggers'>): void {
  const seat = ofSeat(g, g.board.active).length > 0 ? g.board.active : opponentOf(g, g.board.active);
  const waiting = ofSeat(g, seat);
  const [next, ...others] = waiting;
  if (!next) {
    popFrame(g);
    return;
  }
  if (frame.step === 0 && others.some((other) => !isSame(g, next, other))) {
    setFrame(g, frame, { step: 1 });
    const options = waiting.map((w) => optionOf(g, w));
    const n = options.length;
    ask(g, { seat, kind: 'order', rule: '13.2', options, min: n, max: n, ordered: true });
    return;
  }
  if (frame.step === 1) {
    const { options } = takeReply(g, seat);
    const left = [...waiting];
    const ordered = options.flatMap((chosen) => {
      const at = left.findIndex((w) => canonical(optionOf(g, w)) === canonical(chosen));
      return at < 0 ? [] : left.splice(at, 1);
    });
    setFlow(g, 'waiting', [...ordered, ...g.flow.waiting.filter((w) => w.controller !== seat)]);
    setFrame(g, frame, { step: 2 });
    return;
  }
  setFlow(
    g,
    'waiting',
    g.flow.waiting.filter((w) => w !== next),
  );
  if (others.length === 0) setFrame(g, frame, { step: 0 });
  beginTrigger(g, next);
}

/** Counts a resolution; false when the turn is sent to its End Phase as a loop (13.5). */
export function countResolution(g: Game): boolean {
  setFlow(g, 'resolutions', g.flow.resolutions + 1);
  setFlow(g, 'undecided', g.flow.undecided + 1);
  if (g.flow.undecided === 1) setFlow(g, 'seen', []);
  let looped = g.flow.resolutions >= g.ruleset.loopLimit;
  if (!looped && g.flow.undecided >= g.ruleset.loopCompare) {
    const { serial: _, ...board } = g.board;
    const now = sha256Hex(
      canonical({ ...board, chain: board.chain.map(({ n: __, ...item }) => item), cards: withoutArrival(g) }),
    );
    looped = g.flow.seen.includes(now);
    setFlow(g, 'seen', [...g.flow.seen, now]);
  }
  if (!looped) return true;
  emit(g, 'loopStopped', '13.5', { amount: g.flow.resolutions });
  stopLoop(g);
  return false;
}
const withoutArrival = (g: Game) =>
  Object.fromEntries(Object.entries(g.board.cards).map(([id, { arrived: _, inc: __, ...card }]) => [id, card]));
/** The turn goes to its End Phase without triggered abilities; the conflict is over. Once there, nothing is awarded twice. */
function stopLoop(g: Game): void {
  clearChain(g, '13.5');
  setBoard(g, 'conflict', null);
  setBoard(g, 'passes', 0);
  setFlow(g, 'outcome', null);
  endLasting(g, (e) => e.until === 'conflict', '13.5');
  const ending = g.board.phase === 'end';
  replaceStack(g, [{ f: 'turn', step: ending ? LOOP_ENDS_AT.cleanUp : LOOP_ENDS_AT.award, short: false }]);
  if (ending) return;
  setBoard(g, 'phase', 'end');
  emit(g, 'phaseBegan', '10.1', { seat: g.board.active, word: 'end' });
}
/** The steps of a turn that follow the abilities of its End Phase; see 10-turn. */
export const LOOP_ENDS_AT = { award: 7, cleanUp: 8 };
