/** What an act would do: the engine tries it in games imagined from what its player sees, and what all of them agree on is told. */
import {
  type Act,
  apply,
  type CardPool,
  decisionsOf,
  eventsFor,
  type Game,
  imagine,
  isRefusal,
  type PlayerView,
  type Ruleset,
  viewFor,
} from '@astris/engine';
import type { Card, CardId } from '@astris/engine/language';
import { eventSentence, namingOf, type Segment, UNLOGGED } from '@astris/engine/messages';

export interface Preview {
  /** Sentences of the log, in order; a card that is not known is "?". */
  readonly lines: readonly Segment[][];
  /** More would follow, which hangs on hidden cards or on a choice. */
  readonly isOpen: boolean;
}
export interface PreviewParts {
  readonly pool: CardPool;
  readonly ruleset: Ruleset;
  /** Names by seat. */
  readonly players: readonly string[];
  printed(id: CardId): Card;
}

/** Games that must agree: hidden cards lie elsewhere in each, so that what depends on them differs. */
const IMAGINED = 4;
/** Windows passed one after another; more are a Chain that nobody previews. */
const MOST_PASSES = 40;
const UNKNOWN: Segment = { text: '?' };

/**
 * What follows from an act of the viewer's open decision if nobody responds (11.2), up to the next choice of anybody. Null where no game
 * can be imagined or the act is refused. It is computed from the view alone, so it tells nothing that its player does not know.
 */
export function previewOf(view: PlayerView, act: Act, parts: PreviewParts): Preview | null {
  const futures: Future[] = [];
  for (let n = 0; n < IMAGINED; n++) {
    const game = imagine(view, `preview ${n} ${view.board.commitment} ${view.board.serial}`, parts.pool, parts.ruleset);
    const future = game && futureOf(game, view, act, parts);
    if (!future) return null;
    futures.push(future);
  }
  return agreed(futures);
}

interface Future {
  readonly lines: readonly Segment[][];
  /** It ends with a choice that is not passed. */
  readonly isOpen: boolean;
}

function futureOf(game: Game, view: PlayerView, act: Act, { players, printed }: PreviewParts): Future | null {
  const { viewer } = view;
  if (viewer === 'spectator') return null;
  const lines: Segment[][] = [];
  const told = (seat: number, done: Act): boolean => {
    const applied = apply(game, seat, { type: 'act', act: done });
    if (isRefusal(applied)) return false;
    const naming = namingOf(viewFor(game, viewer), printed, players);
    for (const event of eventsFor(applied.events, viewer))
      if (!UNLOGGED.has(event.type)) lines.push(eventSentence(event, naming));
    return true;
  };
  if (!told(viewer, act)) return null;
  for (let passes = 0; passes < MOST_PASSES; passes++) {
    const asked = decisionsOf(game).find((decision) => decision !== null);
    if (asked?.kind !== 'response') return { lines, isOpen: asked !== undefined && asked?.kind !== 'action' };
    if (!told(asked.seat, { do: 'pass' })) break;
  }
  return { lines, isOpen: true };
}

/** The lines that all futures begin with, cards that differ among them unknown. */
function agreed(futures: readonly Future[]): Preview {
  const [first, ...others] = futures;
  if (!first) return { lines: [], isOpen: true };
  const lines: Segment[][] = [];
  for (const [at, line] of first.lines.entries()) {
    const same = others.reduce<Segment[] | null>((known, { lines: own }) => known && common(known, own[at]), [...line]);
    if (!same) return { lines, isOpen: true };
    lines.push(same);
  }
  const longer = others.some((other) => other.lines.length > lines.length);
  return { lines, isOpen: longer || futures.some(({ isOpen }) => isOpen) };
}

/** Both lines as one, if they say the same but for which card it is; else null. */
function common(one: readonly Segment[], other: readonly Segment[] | undefined): Segment[] | null {
  if (other?.length !== one.length) return null;
  const merged: Segment[] = [];
  for (const [at, segment] of one.entries()) {
    const against = other[at];
    if (!against) return null;
    if (isSame(segment, against)) merged.push(segment);
    else if (isCard(segment) && isCard(against)) merged.push(UNKNOWN);
    else return null;
  }
  return merged;
}
const isCard = (segment: Segment): boolean => 'card' in segment || segment === UNKNOWN;
const isSame = (a: Segment, b: Segment): boolean => JSON.stringify(a) === JSON.stringify(b);
