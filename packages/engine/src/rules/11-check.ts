/** 11.5 The check: falls and destruction, seizures, unique names, attachments; who won; Reversals; Chapters; until nothing changes. */
import { ask, cardsOf, popFrame, pushFrame, setFrame, takeReply } from '../changes/stack';
import { setFlow } from '../changes/write';
import { deplete, perish } from '../interpreter/deeds';
import type { BoardCard } from '../state/board';
import { derivedOf } from '../state/derived';
import { isLethallyDamaged } from '../state/filters';
import { faceOf, isKind, onMap, permanents, typeOf } from '../state/queries';
import type { FrameOf, Game } from '../state/state';
import { excessUniques } from './04-cards';
import { isMet, metStorylines } from './08-storylines/chapters';
import { checkReversals, goesLive } from './08-storylines/reversal';
import { beginEndOfAct } from './09-acts/begin';
import { decideConflict, seize } from './12-conflict';

/** 11.5b; 7.4, 7.5, 6.3: all together. */
function falls(g: Game): boolean {
  const lethal = permanents(g).filter((card) => typeOf(g, card) !== 'Location' && isLethallyDamaged(g, card));
  if (lethal.length === 0) return false;
  const falling = lethal.filter((card) => typeOf(g, card) === 'Character' && card.face === 'front');
  const dying = lethal.filter((card) => !falling.includes(card));
  const ids = (cards: BoardCard[]) => cards.map((card) => card.id);
  const spacecraft = dying.some((card) => typeOf(g, card) === 'Spacecraft');
  perish(g, ids(falling), ids(dying), { falls: '7.4', destroyed: spacecraft ? '6.3' : '7.5' });
  return true;
}
/** 6.5: what is attached to nothing, or to what it can't be attached to. */
const isLoose = (g: Game, card: BoardCard): boolean => {
  const { attach } = faceOf(g, card);
  if (!attach) return false;
  const host = card.host === undefined ? null : onMap(g, card.host);
  return !host || !isKind(g, host, attach);
};
/** 11.5d; 4.6, 6.5. */
function misplaced(g: Game): boolean {
  const uniques = excessUniques(g);
  const loose = derivedOf(g).attachments.filter((card) => isLoose(g, card));
  if (uniques.length + loose.length === 0) return false;
  deplete(
    g,
    uniques.map((card) => card.id),
    '4.6',
  );
  deplete(
    g,
    loose.filter((card) => !uniques.includes(card)).map((card) => card.id),
    '6.5',
  );
  return true;
}

/**
 * Whether a check might do anything. Most find nothing, and then none is begun; where it can't be told at a glance, the check
 * itself looks.
 */
export function mayFind(g: Game): boolean {
  if (g.flow.outcome || g.flow.completed.length > 0) return true;
  const { permanents: all, twins, attachments, storylines } = derivedOf(g);
  if (twins) return true;
  for (const card of attachments) if (isLoose(g, card)) return true;
  for (const card of all) if (isLethallyDamaged(g, card)) return true;
  for (const card of storylines) if (isMet(g, card) || goesLive(g, card)) return true;
  return false;
}

/** b, c and d, each one step, since replacement effects that one starts (13.4) run before the next. */
const PARTS = [falls, seize, misplaced];

export function stepCheck(g: Game, frame: FrameOf<'check'>): void {
  switch (frame.step) {
    case 0: {
      const { part = 0, changed = false } = frame;
      const change = PARTS[part];
      if (change) setFrame(g, frame, { part: part + 1, changed: change(g) || changed });
      else setFrame(g, frame, { step: changed ? 0 : 1, part: 0, changed: false });
      return;
    }
    case 1: {
      const decided = decideConflict(g);
      const reversed = checkReversals(g);
      setFrame(g, frame, { step: decided || reversed ? 0 : 2 });
      return;
    }
    case 2: {
      const met = frame.chapters ? metStorylines(g) : [];
      if (met.length === 0) finish(g, frame);
      else if (met.length === 1) setFrame(g, frame, { step: 4, met });
      else {
        setFrame(g, frame, { step: 3 });
        const options = met.map((id) => ({ kind: 'card', id, card: onMap(g, id)?.card ?? '' }) as const);
        const n = met.length;
        ask(g, { seat: g.board.active, kind: 'order', rule: '8.5.8', options, min: n, max: n, ordered: true });
      }
      return;
    }
    case 3:
      setFrame(g, frame, { step: 4, met: cardsOf(takeReply(g, g.board.active).options) });
      return;
    default: {
      const { met } = frame;
      // What Chapters do is something new, which may be replaced anew (13.4).
      setFrame(g, frame, { step: 0, met: [], spent: [] });
      for (const storyline of [...met].reverse()) {
        const story = onMap(g, storyline)?.story;
        if (story) pushFrame(g, { f: 'chapter', storyline, chapter: story.chapter, reversed: story.reversed, step: 0 });
      }
    }
  }
}
/** A completed Storyline ends the Act as the check ends (9.4.0a). */
function finish(g: Game, frame: FrameOf<'check'>): void {
  popFrame(g);
  if (!frame.chapters || g.flow.completed.length === 0) return;
  const { completed } = g.flow;
  setFlow(g, 'completed', []);
  beginEndOfAct(g, completed, false);
}
