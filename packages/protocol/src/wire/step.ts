/**
 * A step as it goes over the wire: the same as a `StepMessage`, in a third of the bytes. Names give way to places, acts to words,
 * and a card that several events mention is told once.
 */
import { EVENT_TYPES, type HiddenCard, type Mention, type OwnPatch, type ViewEvent } from '@astris/engine';
import type { Clocks, MatchId, SeatClock, StepMessage, Version } from '../messages';
import { patch } from './board';
import { decision, publicDecision } from './decision';
import { list, type Mentioned, mention, nullable, type Packer, plain, record, tuple, word } from './packer';

/** Match, version, clocks, the cards that are mentioned, and the events. */
export type PackedStep = readonly [MatchId, Version, unknown, readonly unknown[], unknown];

type Own = NonNullable<ViewEvent['own']>;
type Asked = NonNullable<ViewEvent['decisions']>;
const hidden = tuple<HiddenCard>({ id: plain(), card: plain() });
const hiddenList = list(hidden) as Packer<HiddenCard[]>;
const ownPatch: Packer<OwnPatch> = {
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
const event = record<ViewEvent>({
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
  patches: list(patch) as Packer<ViewEvent['patches']>,
  own,
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

export function packStep(step: StepMessage): PackedStep {
  const mentioned: Mentioned = { list: [], at: new Map() };
  const packed = events.pack(step.events, mentioned);
  const cards = mentioned.list.map((one) => card.pack(one, mentioned));
  return [step.match, step.version, clocks.pack(step.clocks, mentioned), cards, packed];
}
export function unpackStep([match, version, time, cards, packed]: PackedStep): StepMessage {
  const mentioned: Mentioned = { list: [], at: new Map() };
  for (const one of cards) mentioned.list.push(card.unpack(one, mentioned));
  return {
    match,
    version,
    events: [...events.unpack(packed, mentioned)],
    clocks: clocks.unpack(time, mentioned),
  };
}
