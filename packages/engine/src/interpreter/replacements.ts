/** 13.4 Replacement: "if it would fall, instead …". */
import { setDamage } from '../changes/permanents';
import { ask, popFrame, pushFrame, setFrame, takeReply, topFrame } from '../changes/stack';
import type { BoardCard } from '../state/board';
import { matches } from '../state/filters';
import { faceOf, permanent, permanents, refOf, snapshotOf } from '../state/queries';
import type { Context, FrameOf, Game } from '../state/state';
import { causeOf } from './amounts';
import { contextOf } from './deeds';

/** Every replacement that applies to what would happen to a card. */
function applicable(g: Game, card: BoardCard, event: 'falls' | 'destroyed'): Context[] {
  return permanents(g).flatMap((source) => {
    const face = faceOf(g, source);
    return face.replacements.flatMap((index) => {
      const ability = face.abilities[index];
      if (ability?.ability !== 'replacement' || ability.instead.event !== event) return [];
      const { subject } = ability.instead;
      const meant =
        subject === 'this' ? source.id === card.id : matches(g, subject, card, source.controller, source.id);
      return meant ? [contextOf(source, index, [refOf(card)], snapshotOf(g, card))] : [];
    });
  });
}
/** One replacement by one source of what happens to one card in one check. */
const nameOf = (by: Context, card: BoardCard): string => `${by.source.id} ${by.ability} ${card.id} ${card.inc}`;

/** Takes out those for whom a replacement applies; what happens instead follows at once. */
export function replaced(g: Game, cards: readonly BoardCard[], event: 'falls' | 'destroyed'): BoardCard[] {
  const checking = topFrame(g);
  return cards.filter((card) => {
    const spent = checking?.f === 'check' ? (checking.spent ?? []) : [];
    const by = applicable(g, card, event).filter((one) => !spent.includes(nameOf(one, card)));
    if (by.length === 0) return true;
    pushFrame(g, { f: 'replace', card: refOf(card), seat: card.controller, by, asking: false });
    if (checking?.f === 'check') setFrame(g, checking, { spent: [...spent, ...by.map((one) => nameOf(one, card))] });
    return false;
  });
}
/** The affected player says which of several comes first; once it has, there is nothing left for the others to replace. */
export function stepReplace(g: Game, frame: FrameOf<'replace'>): void {
  const { by, seat } = frame;
  if (by.length > 1 && !frame.asking) {
    const options = by.map(
      (one) => ({ kind: 'ability', id: one.source.id, card: one.card, face: one.face, ability: one.ability }) as const,
    );
    setFrame(g, frame, { asking: true });
    ask(g, { seat, kind: 'order', rule: '13.4', options, min: by.length, max: by.length, ordered: true });
    return;
  }
  const first = frame.asking ? takeReply(g, seat).options[0] : undefined;
  const chosen = by.find(
    (one) => first?.kind === 'ability' && one.source.id === first.id && one.ability === first.ability,
  );
  const ctx = chosen ?? by[0];
  popFrame(g);
  const card = permanent(g, frame.card);
  if (!ctx || !card) return;
  setDamage(g, card.id, 0, '13.4', causeOf(ctx));
  const ability = faceOf(g, ctx).abilities[ctx.ability];
  const list = ability?.ability === 'replacement' ? ability.effect : [];
  pushFrame(g, { f: 'effects', list, at: 0, ctx, asking: false, wait: null });
}
