/** Finds the permanents that an effect is about, and asks for targets where they are chosen as they are met (8.5.7). */
import { ask, cardsOf, setFrame, takeReply } from '../changes/stack';
import type { Effect, Subjects } from '../language/index';
import type { BoardCard } from '../state/board';
import { meant } from '../state/conditions';
import { matches } from '../state/filters';
import { permanent, permanents, refOf } from '../state/queries';
import type { FrameOf, Game } from '../state/state';
import { askedBy } from './amounts';
import { isTarget, legalTargets, targetCount } from './targets';

/** The permanents, or null while a player is asked. What is chosen becomes "it" for what follows. */
export function subjectsOf(
  g: Game,
  frame: FrameOf<'effects'>,
  verb: Effect['do'],
  subjects: Subjects,
): BoardCard[] | null {
  const { ctx } = frame;
  if (!isTarget(subjects)) {
    if (typeof subjects === 'object')
      return permanents(g).filter((card) => matches(g, subjects.all, card, ctx.controller, ctx.source.id));
    return meant(g, subjects, askedBy(ctx));
  }
  const phrase = { target: subjects, verb };
  const legal = legalTargets(g, phrase, ctx.controller, ctx.source.id);
  if (ctx.targets) {
    const chosen = (ctx.targets[ctx.nextTarget] ?? []).flatMap((ref) => permanent(g, ref) ?? []);
    return settled(
      g,
      frame,
      chosen.filter((card) => legal.some((other) => other.id === card.id)),
    );
  }
  if (frame.asking) {
    const ids = cardsOf(takeReply(g, ctx.controller).options);
    return settled(
      g,
      frame,
      legal.filter((card) => ids.includes(card.id)),
    );
  }
  ask(g, {
    seat: ctx.controller,
    kind: 'target',
    rule: ctx.chapter ? '8.5.7' : '11.1',
    options: legal.map((card) => ({ kind: 'card', id: card.id, card: card.card })),
    ...targetCount(subjects, legal.length),
    ordered: false,
    source: { id: ctx.source.id, card: ctx.card, face: ctx.face, ability: ctx.ability, chapter: ctx.chapter },
    verb,
  });
  setFrame(g, frame, { asking: true });
  return null;
}
function settled(g: Game, frame: FrameOf<'effects'>, cards: BoardCard[]): BoardCard[] {
  setFrame(g, frame, { ctx: { ...frame.ctx, it: cards.map(refOf), nextTarget: frame.ctx.nextTarget + 1 } });
  return cards;
}
