/** 11.2, 11.4, 11.6: responses, passes and resolution, until the Chain is empty and nothing waits. */
import type { Act } from '../actions';
import { ask, popFrame, pushFrame, setFrame, takeReply } from '../changes/stack';
import { emit, mention, setBoard, setFlow } from '../changes/write';
import { moveToPublic } from '../changes/zones';
import { enter } from '../interpreter/deeds';
import { legalTargets, phrasesIn } from '../interpreter/targets';
import type { Effect } from '../language/index';
import type { BoardCard, ChainItem, ObjRef, Seat } from '../state/board';
import { discountOn } from '../state/characteristics';
import { conditionHolds } from '../state/conditions';
import { faceOf, opponentOf, permanent, permanentsOf, playerAt, printedOf, refOf } from '../state/queries';
import type { Context, FrameOf, Game } from '../state/state';
import { resolveSkip } from './08-storylines/skip';
import { mayFind } from './11-check';
import { abilityRefusal, hostsFor } from './11-legality';
import { legalActs } from './11-options';
import { beginPlay, passTo } from './11-playing';
import { intercept } from './12-conflict';
import { interceptRefusal } from './12-conflict-legality';
import { countResolution } from './13-abilities';

type Settle = FrameOf<'settle'>;

/** 11.6: from public facts only. */
export function mayRespond(g: Game, seat: Seat): boolean {
  const player = playerAt(g, seat);
  if (player.hand > 0 && player.CP >= g.pool.lowestFast - discountOn(g, seat, 'Maneuver')) return true;
  return permanentsOf(g, seat).some((card) => {
    if (interceptRefusal(g, seat, card.id) === null) return true;
    const face = faceOf(g, card);
    return face.activated.some((index) => {
      const ability = face.abilities[index];
      const fast = ability?.ability === 'activated' && ability.speed === 'Fast';
      return fast && abilityRefusal(g, seat, card.id, index) === null;
    });
  });
}

/** Settling: check, waiting abilities, then responses and resolutions, over and over. */
export function stepSettle(g: Game, frame: Settle): void {
  if (frame.step === 0 && mayFind(g)) {
    setFrame(g, frame, { step: 1 });
    pushFrame(g, { f: 'check', chapters: true, step: 0, met: [] });
    return;
  }
  if (frame.step < 2) {
    setFrame(g, frame, { step: 2 });
    if (g.flow.waiting.length > 0) {
      pushFrame(g, { f: 'triggers', step: 0 });
      return;
    }
  }
  if (frame.window) {
    setFrame(g, frame, { window: false });
    respond(g, frame, takeReply(g, frame.seat).act ?? { do: 'pass' });
    return;
  }
  const empty = g.board.chain.length === 0;
  if (empty && !frame.opened) {
    end(g);
    return;
  }
  if (g.board.passes >= g.board.players.length) {
    if (empty) end(g);
    else resolveTop(g, frame);
    return;
  }
  if (!mayRespond(g, frame.seat)) {
    pass(g, frame);
    return;
  }
  setFrame(g, frame, { window: true });
  const options = legalActs(g, frame.seat, 'response').map((act) => ({ kind: 'act', act }) as const);
  ask(g, { seat: frame.seat, kind: 'response', rule: '11.2', options, min: 1, max: 1, ordered: false }, true);
}
function end(g: Game): void {
  if (g.board.passes !== 0) setBoard(g, 'passes', 0);
  popFrame(g);
}
function pass(g: Game, frame: Settle): void {
  setBoard(g, 'passes', g.board.passes + 1);
  setFrame(g, frame, { seat: opponentOf(g, frame.seat) });
}
function respond(g: Game, frame: Settle, act: Act): void {
  const { seat } = frame;
  if (act.do === 'pass') {
    pass(g, frame);
    emit(g, 'passed', '11.2', { seat });
  } else if (act.do === 'intercept') {
    intercept(g, seat, act.interceptor);
    setBoard(g, 'passes', 0);
    passTo(g, opponentOf(g, seat));
  } else if (act.do === 'play' || act.do === 'ability' || act.do === 'skip') beginPlay(g, seat, act);
}

function resolveTop(g: Game, frame: Settle): void {
  const item = g.board.chain[g.board.chain.length - 1];
  if (!item) return;
  // What would resolve is still on the Chain, should a loop be stopped (13.5).
  if (!countResolution(g)) return;
  setBoard(g, 'chain', g.board.chain.slice(0, -1));
  setBoard(g, 'passes', 0);
  setFrame(g, frame, { step: 0, seat: g.board.active });
  resolve(g, item);
}
/** 11.4: whether something was targeted and none of it is legal any more. */
function isFizzled(g: Game, item: ChainItem, list: readonly Effect[]): boolean {
  const { host, controller } = item;
  const seen = (ref: ObjRef, legal: readonly BoardCard[]): boolean =>
    legal.some((card) => card.id === ref.id && card.inc === ref.inc);
  if (host) {
    const { attach } = printedOf(g, item).faces.front ?? {};
    return !attach || !seen(host, hostsFor(g, attach, controller));
  }
  if (item.targets.flat().length === 0) return false;
  const phrases = phrasesIn(list, item.modes);
  return item.targets.every((refs, at) => {
    const phrase = phrases[at];
    const legal = phrase ? legalTargets(g, phrase, controller, item.source.id) : [];
    return !refs.some((ref) => seen(ref, legal));
  });
}
function resolve(g: Game, item: ChainItem): void {
  const subject = { id: item.source.id, card: item.card, face: item.face, controller: item.controller };
  const seat = item.controller;
  if (item.kind === 'skip') {
    resolveSkip(g, item);
    return;
  }
  const printed = printedOf(g, item);
  const isCard = item.kind === 'card';
  const ability = item.ability < 0 ? null : faceOf(g, item).abilities[item.ability];
  const list = isCard ? printed.effect : ability && 'effect' in ability ? ability.effect : [];
  const untrue = !triggerStillTrue(g, item);
  if (untrue || isFizzled(g, item, list)) {
    if (isCard) moveToPublic(g, item.source.id, 'depleted', seat);
    emit(g, 'fizzled', '11.4', { seat, subject, ...(untrue ? { word: 'condition' } : {}) });
    return;
  }
  emit(g, 'resolved', '11.2', { seat, subject });
  if (isCard && printed.type !== 'Maneuver') {
    enter(g, item.source.id, seat, item.host);
    return;
  }
  if (isCard) pushFrame(g, { f: 'resolved', item });
  pushFrame(g, { f: 'effects', list, at: 0, ctx: contextOfItem(g, item, list), asking: false, wait: null });
}
/** A triggered ability's "if" is looked at again. */
function triggerStillTrue(g: Game, item: ChainItem): boolean {
  if (item.kind !== 'triggered') return true;
  const ability = faceOf(g, item).abilities[item.ability];
  if (ability?.ability !== 'triggered' || !ability.if) return true;
  const { controller, source, subject } = item;
  const it = subject ? [refOf(subject)] : [];
  return conditionHolds(g, ability.if, { you: controller, source, story: source.id, it, subject });
}
function contextOfItem(g: Game, item: ChainItem, list: readonly Effect[]): Context {
  const phrases = phrasesIn(list, item.modes);
  const targets = item.targets.map((refs) => refs.filter((ref) => permanent(g, ref)));
  return {
    controller: item.controller,
    source: item.source,
    card: item.card,
    face: item.face,
    ability: item.kind === 'card' ? -1 : item.ability,
    story: item.source.id,
    targets: phrases.length === 0 ? [] : targets,
    modes: item.modes,
    nextTarget: 0,
    nextMode: 0,
    it: item.subject ? [refOf(item.subject)] : [],
    ...(item.subject ? { subject: item.subject } : {}),
  };
}
/** 6.6: a Maneuver goes to its owner's Depleted Pile after its effect. */
export function stepResolved(g: Game, frame: FrameOf<'resolved'>): void {
  popFrame(g);
  const card = g.board.cards[frame.item.source.id];
  if (card?.zone !== 'chain') return;
  const pile = moveToPublic(g, card.id, 'depleted', card.owner);
  emit(g, 'depleted', '6.6', { seat: card.owner, subject: mention(pile) });
}
/** 9.4.0a, 13.5: everything on the Chain leaves it; cards to their owners' Depleted Piles. */
export function clearChain(g: Game, rule: '9.4.0a' | '13.5'): void {
  const { chain } = g.board;
  setFlow(g, 'waiting', []);
  if (chain.length === 0) return;
  setBoard(g, 'chain', []);
  for (const item of chain) if (item.kind === 'card') moveToPublic(g, item.source.id, 'depleted', item.controller);
  emit(g, 'chainCleared', rule, { amount: chain.length });
}
