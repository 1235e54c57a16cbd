import { RULESET, type Seat } from '@astris/engine';
import { eventSentence, type Naming, namingOf, ROMAN, UNLOGGED, whyOf } from '@astris/engine/messages';
import type { ReplayFile, Timeline, TimelineView } from '@astris/replay';
import type { ReplayCheck, ReplayLine, ReplayMark, ReplayModel, ReplayShown } from '@astris/ui/replay';
import type { TableModel } from '@astris/ui/table';
import type { useTranslations } from 'next-intl';
import { CARD_POOL, printedCard } from '@/match/pool';
import { gameHref, replayFileHref } from '@/site/links';

/** A file and the game that was run from it. */
export interface Played {
  file: ReplayFile;
  timeline: Timeline;
}

const namesOf = (file: ReplayFile): string[] => file.seats.map(({ name }) => name);

/** The whole log, told to nobody in particular, with the cards that lie open. */
export function linesOf({ file, timeline }: Played, shown: ReplayShown): ReplayLine[] {
  const naming: Naming = namingOf(spectating(timeline.viewAt(0, 'spectator')), printedCard, namesOf(file));
  return Array.from({ length: timeline.steps }, (_, index) => index + 1).flatMap((at) =>
    timeline.toldAt(at, shown).flatMap((event, place): ReplayLine[] =>
      UNLOGGED.has(event.type)
        ? []
        : [
            {
              key: `${at}.${place}`,
              at,
              type: event.type,
              seat: event.seat ?? event.subject?.controller ?? null,
              segments: eventSentence(event, naming),
              why: whyOf(event, naming),
            },
          ],
    ),
  );
}

/** Where turns and Acts begin, in words. */
export function marksOf({ file, timeline }: Played, t: ReturnType<typeof useTranslations<'replayPage'>>): ReplayMark[] {
  const names = namesOf(file);
  return timeline.marks.map(({ kind, at, act, turn, active }) => ({
    kind,
    at,
    active,
    numeral: kind === 'act' ? ROMAN[act] : null,
    words:
      turn === 0
        ? t('markOfSetup', { act: ROMAN[act] })
        : t('mark', { act: ROMAN[act], turn, name: names[active] ?? '' }),
  }));
}

export function checkOf({ file, timeline }: Played): ReplayCheck {
  const { hash, hashHolds, resultHolds, commitmentHolds } = timeline;
  const { finalHash: expected, seed, commitment } = file;
  return {
    holds: hashHolds === true && resultHolds === true && commitmentHolds,
    hash,
    expected,
    seed,
    commitment,
    commitmentHolds,
  };
}

/** What somebody who watches sees; nothing is asked of them. */
const spectating = (view: TimelineView): TimelineView => ({ ...view, viewer: 'spectator', own: null, decision: null });

export interface Whole {
  lines: readonly ReplayLine[];
  marks: readonly ReplayMark[];
  check: ReplayCheck;
}
/** The viewer at one step. `bottom`: the seat that is seen from below while both hands lie open. */
export function modelAt(played: Played, whole: Whole, at: number, shown: ReplayShown, bottom: Seat): ReplayModel {
  const { file, timeline } = played;
  const { lines, marks, check } = whole;
  const last = lines.findLastIndex((line) => line.at <= at);
  return {
    table: tableAt(file, spectating(timeline.viewAt(at, shown)), at, {
      bottom: shown === 'all' ? bottom : shown,
      log: lines.slice(0, last + 1),
    }),
    at,
    steps: timeline.steps,
    lines,
    marks,
    shown,
    check,
    game: gameHref(file.matchId),
    file: replayFileHref(file.matchId),
  };
}

function tableAt(
  file: ReplayFile,
  view: TimelineView,
  version: number,
  { bottom, log }: Pick<TableModel, 'bottom' | 'log'>,
): TableModel {
  return {
    view,
    version,
    ruleset: RULESET,
    board: { board: view.board, pool: CARD_POOL, ruleset: RULESET },
    naming: namingOf(view, printedCard, namesOf(file)),
    bottom,
    info: {
      match: file.matchId,
      rated: false,
      pairDone: false,
      spectators: 0,
      rematch: null,
      seats: file.seats.map(({ name }, seat) => ({
        seat,
        userId: null,
        name,
        bot: false,
        rating: null,
        connected: true,
        awayMs: null,
      })),
    },
    captions: file.seats.map(({ deckName }) => deckName),
    infoAt: 0,
    clocks: { nowMs: 0, seats: [] },
    clocksAt: 0,
    log,
    settled: null,
    connection: 'live',
    windows: 'every',
    sending: false,
    notice: null,
    open: view.zones.map((zones) => zones?.hand ?? null),
  };
}
