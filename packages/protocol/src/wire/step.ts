/**
 * A step as it goes over the wire: a part that is the same for every viewer, and before it, to who has one, a part of their
 * own. Together they are a `StepMessage`, in a third of the bytes: names give way to places, acts to words, and a card that
 * several events mention is told once.
 */
import {
  EVENT_TYPES,
  type GameEvent,
  type HiddenCard,
  type Mention,
  type OwnPatch,
  type ViewEvent,
  type Viewer,
} from '@astris/engine';
import type { Clocks, MatchId, SeatClock, StepMessage, Version } from '../messages';
import { patches } from './board';
import { decision, publicDecision } from './decision';
import { list, mention, nullable, type Packer, type Packing, plain, record, tuple, unpacking, word } from './packer';

/** Match, version, where the cards begin, clocks, the events without what is somebody's own, the cards they mention. */
export type PackedStep = readonly [MatchId, Version, number, ...unknown[]];
/** Match, version, how many, and the parts that only one viewer may see, each after the place of its event. */
export type PackedOwn = readonly [MatchId, Version, number, ...unknown[]];
type Flat = [MatchId, Version, number, ...unknown[]];
/** Where either goes on. */
const BODY = 3;

type PublicEvent = Omit<GameEvent, 'own'>;
type Own = NonNullable<ViewEvent['own']>;
type Asked = NonNullable<ViewEvent['decisions']>;
const NOTHING: readonly Own[] = [];
const place: Packer<number> = plain();
const hidden = tuple<HiddenCard>({ id: plain(), card: plain() });
const hiddenList = list(hidden) as Packer<HiddenCard[]>;
const ownPatch: Packer<OwnPatch> = {
  shape: `*${hiddenList.shape}`,
  pack: ([zone, cards], to) => {
    to.values.push(zone);
    hiddenList.pack(cards, to);
  },
  unpack: (from) => [from.values[from.at++] as OwnPatch[0], hiddenList.unpack(from)],
};
const own = record<Own>({
  seat: plain(),
  cards: hiddenList,
  patches: list(ownPatch) as Packer<OwnPatch[]>,
  decision,
});
const asked = list(
  tuple<Asked[number]>({ seat: plain(), decision: nullable(publicDecision) as never }),
) as Packer<Asked>;
const event = record<PublicEvent>({
  type: word(EVENT_TYPES),
  rule: plain(),
  seat: plain(),
  subject: mention,
  cause: mention,
  object: mention,
  from: plain(),
  to: plain(),
  amount: plain(),
  word: plain(),
  numbers: plain(),
  patches: patches as Packer<PublicEvent['patches']>,
  decisions: asked,
});
const events = list(event);
const cards = list(tuple<Mention>({ id: plain(), card: plain(), face: plain(), controller: plain() }));
const clocks = tuple<Clocks>({
  nowMs: plain(),
  seats: list(tuple<SeatClock>({ bankMs: plain(), decisionMs: plain(), decidingSinceMs: plain() })) as Packer<
    SeatClock[]
  >,
});
/** Everything by which a step is packed: a page and a service that differ in it can't read each other. */
export const STEP_SHAPE = [clocks, events, cards, own].map(({ shape }) => shape).join('\n');

/** The part of a step for everybody. What is hidden is not looked at. */
export function packStep(step: Omit<StepMessage, 'events'> & { events: readonly PublicEvent[] }): PackedStep {
  const values: Flat = [step.match, step.version, 0];
  const to: Packing = { values, cards: [] };
  clocks.pack(step.clocks, to);
  events.pack(step.events, to);
  values[2] = values.length;
  cards.pack(to.cards, to);
  return values;
}
/** What only this viewer may see of a step; null when there is nothing. */
export function packOwn(
  match: MatchId,
  version: Version,
  told: readonly GameEvent[],
  viewer: Viewer,
): PackedOwn | null {
  const values: Flat = [match, version, 0];
  const to: Packing = { values, cards: [] };
  for (let place = 0; place < told.length; place++) {
    for (const part of told[place]?.own ?? NOTHING) {
      if (part.seat !== viewer) continue;
      values[2]++;
      values.push(place);
      own.pack(part, to);
    }
  }
  return values[2] === 0 ? null : values;
}
/** A viewer's own parts, by the places of their events. */
export function unpackOwn(packed: PackedOwn): { place: number; own: Own }[] {
  const from = unpacking(packed, BODY);
  const parts: { place: number; own: Own }[] = [];
  for (let left = packed[2]; left > 0; left--) parts.push({ place: place.unpack(from), own: own.unpack(from) });
  return parts;
}
/** A step put together from both parts. Throws when they are not of one step. */
export function unpackStep(packed: PackedStep, mine: PackedOwn | null): StepMessage {
  const [match, version, cardsAt] = packed;
  if (mine && (mine[0] !== match || mine[1] !== version)) throw new Error('parts of two steps');
  const from = unpacking(packed, BODY, cards.unpack(unpacking(packed, cardsAt)));
  const time = clocks.unpack(from);
  const told: ViewEvent[] = [...events.unpack(from)];
  for (const part of mine ? unpackOwn(mine) : []) {
    const of = told[part.place];
    if (of) of.own = part.own;
  }
  return { match, version, events: told, clocks: time };
}
