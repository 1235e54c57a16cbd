/** 8.12 Reversal: watched from the Storyline's entering; once live it stays live. */
import { emit, mention, setStory } from '../../changes/write';
import { conditionHolds } from '../../state/conditions';
import type { Storyline } from '../../state/derived';
import { printedOf, refOf, storylinesInProgress } from '../../state/queries';
import type { Game, Table } from '../../state/state';
import { activateChapter } from './chapters';

/** 8.12.1: whether a Storyline's Reversal is not live yet and its condition holds. */
export function goesLive(t: Table, card: Storyline): boolean {
  const printed = printedOf(t, card).card;
  if (printed.type !== 'Storyline' || !printed.reversal || card.story.reversed) return false;
  const { reversalCounts: counts } = card.story;
  return conditionHolds(t, printed.reversal.live, {
    you: card.controller,
    source: refOf(card),
    story: card.id,
    it: [],
    counts,
  });
}
/** 11.5e: sets the Reversals live whose condition holds; says whether any did. */
export function checkReversals(g: Game): boolean {
  let any = false;
  for (const card of storylinesInProgress(g)) {
    if (!goesLive(g, card)) continue;
    any = true;
    setStory(g, card.id, { reversed: true });
    emit(g, 'reversalLive', '8.12.2', { seat: card.controller, subject: mention(card) });
    if (card.story.chapter === 3) activateChapter(g, card.id, 3, '8.12.3');
  }
  return any;
}
