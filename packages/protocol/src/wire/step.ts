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
import { patch } from './board';
import { decision, publicDecision } from './decision';
import { list, mention, nullable, type Packer, plain, record, tuple, word } from './packer';

/** Match, version, clocks, the cards that are mentioned, and the events without what is somebody's own. */
export type PackedStep = readonly [MatchId, Version, unknown, readonly unknown[], unknown];
/** Match, version, and by the places of their events the parts that only one viewer may see. */
export type PackedOwn = readonly [MatchId, Version, readonly number[], readonly unknown[]];

type PublicEvent = Omit<GameEvent, 'own'>;
type Own = NonNullable<ViewEvent['own']>;
type Asked = NonNullable<ViewEvent['decisions']>;
const hidden = tuple<HiddenCard>({ id: plain(), card: plain() });
const hiddenList = list(hidden) as Packer<HiddenCard[]>;
const ownPatch: Packer<OwnPatch> = {
  shape: `*${hiddenList.shape}`,
  pack: ([zone, cards], mentioned) => [zone, hiddenList.pack(cards, mentioned)],
  unpack: (packed, mentioned) => {
    const [zone, cards] = packed as [OwnPatch[0], unknown];
    return [zone, hiddenList.unpack(cards, mentioned)];
  },
};
const own = record<Own>({
  seat: plain(),
  cards: hiddenList,
  patches: list(ownPatch) as Packer<OwnPatch[]>,
  decision: nullable(decision) as never,
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
  patches: list(patch) as Packer<PublicEvent['patches']>,
  decisions: asked,
});
const events = list(event);
const card = tuple<Mention>({ id: plain(), card: plain(), face: plain(), controller: plain() });
const clocks = tuple<Clocks>({
  nowMs: plain(),
  seats: list(tuple<SeatClock>({ bankMs: plain(), decisionMs: plain(), decidingSinceMs: plain() })) as Packer<
    SeatClock[]
  >,
});
/** Everything by which a step is packed: a page and a service that differ in it can't read each other. */
export const STEP_SHAPE = [clocks, card, events, own].map(({ shape }) => shape).join('\n');

/** The part of a step for everybody. What is hidden is not looked at. */
export function packStep(step: Omit<StepMessage, 'events'> & { events: readonly PublicEvent[] }): PackedStep {
  const mentioned: Mention[] = [];
  const packed = events.pack(step.events, mentioned);
  const cards = mentioned.map((one) => card.pack(one, mentioned));
  return [step.match, step.version, clocks.pack(step.clocks, mentioned), cards, packed];
}
/** What only this viewer may see of a step; null when there is nothing. */
export function packOwn(
  match: MatchId,
  version: Version,
  told: readonly GameEvent[],
  viewer: Viewer,
): PackedOwn | null {
  const places: number[] = [];
  const parts: unknown[] = [];
  for (const [place, { own: all }] of told.entries()) {
    const mine = all?.find(({ seat }) => seat === viewer);
    if (!mine) continue;
    places.push(place);
    parts.push(own.pack(mine, []));
  }
  return places.length === 0 ? null : [match, version, places, parts];
}
/** A viewer's own parts, by the places of their events. */
export function unpackOwn([, , places, parts]: PackedOwn): { place: number; own: Own }[] {
  return places.map((place, at) => ({ place, own: own.unpack(parts[at], []) }));
}
/** A step put together from both parts. Throws when they are not of one step. */
export function unpackStep([match, version, time, cards, packed]: PackedStep, mine: PackedOwn | null): StepMessage {
  if (mine && (mine[0] !== match || mine[1] !== version)) throw new Error('parts of two steps');
  const mentioned = cards.map((one) => card.unpack(one, []));
  const told: ViewEvent[] = [...events.unpack(packed, mentioned)];
  for (const part of mine ? unpackOwn(mine) : []) {
    const of = told[part.place];
    if (of) of.own = part.own;
  }
  return { match, version, events: told, clocks: clocks.unpack(time, mentioned) };
}
