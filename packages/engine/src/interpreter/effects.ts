/** What each word for an effect does. Exhaustive; one effect at a time, in the order written (1.4). */
import { addLasting, setDamage, setReady, takeControl } from '../changes/permanents';
import { changeCommand, changeStoryPoints, changeTreasury } from '../changes/resources';
import { popFrame, pushFrame, setFrame } from '../changes/stack';
import type { Duration, Effect, Subjects } from '../language/index';
import type { BoardCard, LastingEffect } from '../state/board';
import { isForbidden } from '../state/characteristics';
import { conditionHolds } from '../state/conditions';
import { matches } from '../state/filters';
import { boundTo, permanent, permanents, playerAt, receivesAwards, refOf } from '../state/queries';
import type { Context, FrameOf, Game } from '../state/state';
import { amountOf, askedBy, causeOf, seatsOf } from './amounts';
import { draw } from './cards-in-hand';
import { chooseFromHand, chooseMode, chooseSacrifice, loseStoryPoints, mayDo } from './choices';
import { burn, deal, destroy, fall, isFixed, redeem, removeStoryline, returnToHand } from './deeds';
import { subjectsOf } from './subjects';
import { isDisruption, modesIn, phrasesIn } from './targets';

type Effects = FrameOf<'effects'>;
const RULE = '1.4';

/** One step of a list of effects: the next effect, or its end. */
export function stepEffects(g: Game, frame: Effects): void {
  const effect = frame.list[frame.at];
  if (!effect) {
    popFrame(g);
    return;
  }
  if (perform(g, frame, effect)) setFrame(g, frame, { at: frame.at + 1, asking: false, wait: null });
}

/** Does something to the permanents that are meant; false while a player is asked. */
function to(g: Game, frame: Effects, effect: Effect, subjects: Subjects, deed: (cards: BoardCard[]) => void): boolean {
  const cards = subjectsOf(g, frame, effect.do, subjects);
  if (cards === null) return false;
  if (cards.length > 0) deed(cards);
  return true;
}
const ids = (cards: readonly BoardCard[]): number[] => cards.map((card) => card.id);

const UNTIL: Record<Duration, LastingEffect['until']> = {
  'this turn': 'turn',
  'this conflict': 'conflict',
  'this Act': 'act',
  'while this is on the Map': 'source',
};
/** A conflict that goes on, or a source that is still on the Map (5.4), for what lasts as long. */
function canLast(g: Game, { ctx }: Effects, until: Duration | 'for good'): boolean {
  if (until === 'this conflict') return g.board.conflict !== null;
  return until !== 'while this is on the Map' || permanent(g, ctx.source) !== null;
}
function lasting(
  g: Game,
  frame: Effects,
  cards: readonly BoardCard[],
  until: Duration,
  change: LastingEffect['change'],
) {
  if (!canLast(g, frame, until)) return;
  for (const card of cards)
    addLasting(
      g,
      { what: refOf(card), until: UNTIL[until], source: frame.ctx.source, change },
      RULE,
      causeOf(frame.ctx),
    );
}

/**
 * Pushes a list under this one's context, past a list that is not done and stands before it; this list then goes on
 * past both, and past one that stands `after`. The target phrases and modes of all count, in the order of the text.
 */
function inside(
  g: Game,
  frame: Effects,
  list: readonly Effect[],
  skipped: readonly Effect[] = [],
  after: readonly Effect[] = [],
): true {
  const at = passed(frame.ctx, skipped);
  const next = passed(passed(at, list), after);
  setFrame(g, frame, { ctx: next });
  pushFrame(g, { f: 'effects', list, at: 0, ctx: at, asking: false, wait: null });
  return true;
}
/** The context past a list: its target phrases, with the modes chosen for it, and its modes. */
const passed = (ctx: Context, list: readonly Effect[]): Context => ({
  ...ctx,
  nextTarget: ctx.nextTarget + phrasesIn(list, ctx.modes, { mode: ctx.nextMode }).length,
  nextMode: ctx.nextMode + modesIn(list).length,
});

/** Whether the effect is done; false while a player is asked. */
function perform(g: Game, frame: Effects, effect: Effect): boolean {
  const { ctx } = frame;
  const cause = causeOf(ctx);
  switch (effect.do) {
    case 'gain':
    case 'lose': {
      const n = amountOf(g, ctx, effect.amount);
      const seats = seatsOf(g, ctx, effect.player);
      if (effect.resource === 'SP' && effect.do === 'lose') return loseStoryPoints(g, frame, seats, n);
      for (const seat of seats) {
        const by = effect.do === 'gain' ? n : -n;
        if (effect.resource === 'C') changeTreasury(g, seat, by, RULE, cause);
        else if (effect.resource === 'CP') changeCommand(g, seat, by, RULE, cause);
        else changeStoryPoints(g, playerAt(g, seat).homeworld, n, '3.5', cause);
      }
      return true;
    }
    case 'draw':
      // 5.6: at the end of an Act (9.4) what can't be drawn costs nothing.
      for (const seat of seatsOf(g, ctx, effect.player))
        draw(g, seat, amountOf(g, ctx, effect.amount), RULE, g.board.phase === 'actEnd', cause);
      return true;
    case 'discard':
      return chooseFromHand(g, frame, seatsOf(g, ctx, effect.player), amountOf(g, ctx, effect.amount));
    case 'damage':
      return to(g, frame, effect, effect.to, (cards) => {
        const amount = amountOf(g, frame.ctx, effect.amount);
        const hits = cards.map((card) => ({ to: card, amount, by: ctx.controller, cause }));
        deal(g, hits, RULE);
      });
    case 'heal':
      return to(g, frame, effect, effect.to, (cards) => {
        const amount = amountOf(g, frame.ctx, effect.amount);
        for (const card of cards) setDamage(g, card.id, Math.max(0, card.damage - amount), RULE, cause);
      });
    case 'fall':
      return to(g, frame, effect, effect.what, (cards) => fall(g, ids(cards), '7.4', cause));
    case 'redeem':
      return to(g, frame, effect, effect.what, (cards) => redeem(g, ids(cards), '7.7', cause));
    case 'ready':
    case 'activate':
      return to(g, frame, effect, effect.what, (cards) => {
        for (const card of cards)
          if (effect.do === 'activate' || !isForbidden(g, card.id, 'ready'))
            setReady(g, card.id, effect.do === 'ready', RULE, cause);
      });
    case 'destroy':
      return to(g, frame, effect, effect.what, (cards) => destroy(g, ids(cards), RULE, cause));
    case 'award':
    case 'strip':
      return to(g, frame, effect, effect.to, (cards) => {
        const n = amountOf(g, frame.ctx, effect.sp);
        const storyline = ctx.chapter ? ctx.story : null;
        for (const card of cards)
          if (effect.do === 'strip') changeStoryPoints(g, card.id, -n, '3.5', cause);
          else if (receivesAwards(g, card, storyline)) changeStoryPoints(g, card.id, n, '3.5', cause);
      });
    case 'takeControl':
      return to(g, frame, effect, effect.what, (cards) => {
        if (!canLast(g, frame, effect.until)) return;
        const until = effect.until === 'for good' ? 'good' : UNTIL[effect.until];
        for (const seat of seatsOf(g, ctx, effect.player ?? 'you'))
          for (const card of cards)
            if (controllable(g, card)) takeControl(g, card.id, seat, until, ctx.source, '5.3', cause);
      });
    case 'return':
      return to(g, frame, effect, effect.what, (cards) =>
        returnToHand(g, ids(cards.filter((card) => !isFixed(g, card))), RULE, cause),
      );
    case 'burn':
      return to(g, frame, effect, effect.what, (cards) =>
        burn(g, ids(cards.filter((card) => !isFixed(g, card))), RULE, cause),
      );
    case 'sacrifice':
      return chooseSacrifice(g, frame, seatsOf(g, ctx, effect.player), effect.what);
    case 'removeStoryline':
      return to(g, frame, effect, effect.what, (cards) => {
        const allowed = ctx.ability === -1 && isDisruption(g, ctx.card);
        for (const card of cards)
          if (allowed && card.controller !== ctx.controller) removeStoryline(g, card.id, '8.8.4', cause);
      });
    case 'modify':
      return to(g, frame, effect, effect.what, (cards) =>
        lasting(g, frame, cards, effect.until, { kind: 'modify', stat: effect.stat, by: effect.by }),
      );
    case 'grant':
      return to(g, frame, effect, effect.what, (cards) =>
        lasting(g, frame, cards, effect.until, { kind: 'grant', keyword: effect.keyword }),
      );
    case 'forbid':
      return to(g, frame, effect, effect.what, (cards) =>
        lasting(g, frame, cards, effect.until, { kind: 'forbid', act: effect.act }),
      );
    case 'discount':
      return true;
    case 'may': {
      const yes = mayDo(g, frame);
      if (yes === null) return false;
      return yes ? inside(g, frame, effect.effect) : inside(g, frame, [], effect.effect);
    }
    case 'choose': {
      const mode = chooseMode(g, frame, effect);
      if (mode === null) return false;
      setFrame(g, frame, { ctx: { ...frame.ctx, nextMode: frame.ctx.nextMode + 1 } });
      return inside(g, frame, effect.oneOf[mode] ?? []);
    }
    case 'when': {
      const other = effect.else ?? [];
      if (conditionHolds(g, effect.if, askedBy(ctx))) return inside(g, frame, effect.then, [], other);
      return inside(g, frame, other, effect.then);
    }
    case 'each': {
      const over = permanents(g).filter((card) => matches(g, effect.of, card, ctx.controller, ctx.source.id));
      setFrame(g, frame, { ctx: passed(ctx, effect.effect) });
      pushFrame(g, { f: 'each', list: effect.effect, over: over.map(refOf), at: 0, ctx });
      return true;
    }
  }
}
/** 8.10.4, 6.1: what never changes control. */
const controllable = (g: Game, card: BoardCard): boolean => !isFixed(g, card) && boundTo(g, card.id) === null;

/** "For each": the list once for each permanent that fitted as it began; "it" is one only while it is there. */
export function stepEach(g: Game, frame: FrameOf<'each'>): void {
  const ref = frame.over[frame.at];
  if (!ref) {
    popFrame(g);
    return;
  }
  setFrame(g, frame, { at: frame.at + 1 });
  const ctx = { ...frame.ctx, it: [ref] };
  pushFrame(g, { f: 'effects', list: frame.list, at: 0, ctx, asking: false, wait: null });
}
