/** Choices in mid-effect: each asks, stops, and goes on with the answer. */
import { changeStoryPoints, changeTally } from '../changes/resources';
import { ask, cardsOf, setFrame, takeReply } from '../changes/stack';
import { zoneOf } from '../changes/zones';
import type { Option } from '../decisions';
import type { Effect, Filter } from '../language/index';
import type { BoardCard, ObjId, Seat } from '../state/board';
import { matches } from '../state/filters';
import { boundTo, permanentsOf, playerAt } from '../state/queries';
import type { FrameOf, Game } from '../state/state';
import { causeOf } from './amounts';
import { discard } from './cards-in-hand';
import { isFixed, sacrifice } from './deeds';
import { openModes } from './targets';

type Effects = FrameOf<'effects'>;
const sourceOf = ({ ctx }: Effects) => ({
  id: ctx.source.id,
  card: ctx.card,
  face: ctx.face,
  ability: ctx.ability,
  chapter: ctx.chapter,
});
export const optionOf = (g: Game, id: ObjId): Option => ({
  kind: 'card',
  id,
  card: g.hidden.objects[id]?.card ?? '',
});

/** Yes, no, or null while asked. */
export function mayDo(g: Game, frame: Effects): boolean | null {
  const seat = frame.ctx.controller;
  if (frame.asking) return takeReply(g, seat).options[0]?.kind === 'yes';
  const options: Option[] = [{ kind: 'yes' }, { kind: 'no' }];
  ask(g, { seat, kind: 'may', rule: '1.7', options, min: 1, max: 1, ordered: false, source: sourceOf(frame) });
  setFrame(g, frame, { asking: true });
  return null;
}
/** The mode chosen on announcement, or chosen now; -1 when none can be. */
export function chooseMode(g: Game, frame: Effects, effect: Extract<Effect, { do: 'choose' }>): number | null {
  const { ctx } = frame;
  if (ctx.targets) return ctx.modes[ctx.nextMode] ?? -1;
  if (frame.asking) {
    const [option] = takeReply(g, ctx.controller).options;
    return option?.kind === 'mode' ? option.index : -1;
  }
  const options = openModes(g, effect, ctx.controller, ctx.source.id).map((index): Option => ({ kind: 'mode', index }));
  if (options.length === 0) return -1;
  const source = sourceOf(frame);
  ask(g, { seat: ctx.controller, kind: 'mode', rule: '11.1', options, min: 1, max: 1, ordered: false, source });
  setFrame(g, frame, { asking: true });
  return null;
}

/** Asks each of the players in turn, and does the deed with each answer. */
function eachSeat(
  g: Game,
  frame: Effects,
  seats: readonly Seat[],
  question: (seat: Seat) => {
    kind: 'discard' | 'sacrifice' | 'payStoryPoints';
    rule: '1.7' | '3.5' | '3.6';
    options: Option[];
    n: number;
  },
  deed: (seat: Seat, chosen: readonly Option[]) => void,
): boolean {
  const at = frame.wait?.at ?? 0;
  const seat = (frame.wait?.seats ?? seats)[at];
  if (seat === undefined) return true;
  if (frame.wait && frame.asking) {
    deed(seat, takeReply(g, seat).options);
    setFrame(g, frame, { wait: { seats: frame.wait.seats, at: at + 1 }, asking: false });
    return eachSeat(g, frame, seats, question, deed);
  }
  const { n, options, ...rest } = question(seat);
  const count = Math.min(n, options.length);
  setFrame(g, frame, { wait: { seats: frame.wait?.seats ?? seats, at }, asking: true });
  const hostile = seat !== frame.ctx.controller;
  ask(g, {
    seat,
    ...rest,
    options,
    min: count,
    max: count,
    ordered: false,
    source: sourceOf(frame),
    verb: rest.kind,
    hostile,
  });
  return false;
}
export const chooseFromHand = (g: Game, frame: Effects, seats: readonly Seat[], n: number): boolean =>
  eachSeat(
    g,
    frame,
    seats,
    (seat) => ({ kind: 'discard', rule: '1.7', options: zoneOf(g, seat, 'hand').map((id) => optionOf(g, id)), n }),
    (seat, chosen) => discard(g, seat, cardsOf(chosen), '1.4', causeOf(frame.ctx)),
  );

/** 3.6: what a player may sacrifice. */
export const sacrificable = (g: Game, seat: Seat, what: Filter, self: ObjId | null): BoardCard[] =>
  permanentsOf(g, seat).filter(
    (card) =>
      matches(g, { ...what, whose: 'your' }, card, seat, self) && !isFixed(g, card) && boundTo(g, card.id) === null,
  );
export const chooseSacrifice = (g: Game, frame: Effects, seats: readonly Seat[], what: Filter): boolean =>
  eachSeat(
    g,
    frame,
    seats,
    (seat) => ({
      kind: 'sacrifice',
      rule: '3.6',
      options: sacrificable(g, seat, what, frame.ctx.source.id).map((card) => optionOf(g, card.id)),
      n: 1,
    }),
    (_, chosen) => sacrifice(g, cardsOf(chosen), '3.6', causeOf(frame.ctx)),
  );

/** 3.5: every SP that a player could pay, one option each: markers on permanents, then the tally. */
export function pointOptions(g: Game, seat: Seat): Option[] {
  const markers = permanentsOf(g, seat).flatMap((card) => Array.from({ length: card.sp }, () => optionOf(g, card.id)));
  return [...markers, ...Array.from({ length: playerAt(g, seat).tally }, (): Option => ({ kind: 'tally' }))];
}
export function takePoints(g: Game, seat: Seat, chosen: readonly Option[], cause?: ReturnType<typeof causeOf>): void {
  for (const option of chosen)
    if (option.kind === 'tally') changeTally(g, seat, -1, '3.5', cause);
    else if (option.kind === 'card') changeStoryPoints(g, option.id, -1, '3.5', cause);
}
export const loseStoryPoints = (g: Game, frame: Effects, seats: readonly Seat[], n: number): boolean =>
  eachSeat(
    g,
    frame,
    seats,
    (seat) => ({ kind: 'payStoryPoints', rule: '3.5', options: pointOptions(g, seat), n }),
    (seat, chosen) => takePoints(g, seat, chosen, causeOf(frame.ctx)),
  );
