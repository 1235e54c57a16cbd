/** The acts by which players bring on what happens. */
import type { Act } from '@astris/engine';
import type { Happening } from '@astris/engine/language';

export type Deed = Act['do'];

const OF: Readonly<Record<Happening['event'], readonly Deed[]>> = {
  plays: ['play'],
  enters: ['play'],
  attacks: ['attack'],
  raids: ['attack'],
  seized: ['attack'],
  winsConflict: ['attack', 'intercept'],
  intercepts: ['attack', 'intercept'],
  falls: ['attack', 'intercept', 'ability'],
  destroyed: ['attack', 'intercept', 'ability'],
  leaves: ['attack', 'play', 'ability'],
  redeemed: ['ability', 'play'],
  bound: ['bind'],
  chapterEnds: ['bind', 'endTurn', 'pass'],
  skips: ['skip'],
  turnEnds: ['endTurn', 'pass'],
};
/** Those that the happenings in these words ask for. */
export function deedsOf(words: unknown, found: Set<Deed> = new Set()): Set<Deed> {
  if (typeof words !== 'object' || words === null) return found;
  if ('event' in words) for (const deed of OF[words.event as Happening['event']] ?? []) found.add(deed);
  for (const word of Object.values(words)) deedsOf(word, found);
  return found;
}
