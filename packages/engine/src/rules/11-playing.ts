/** 11.1: announcing a play: modes, targets, payment, and on the Chain. Nothing is written until it is paid, so it can be taken back. */
import type { Act } from '../actions';
import { popFrame, pushFrame, setFrame, takeReply } from '../changes/stack';
import { emit, mention, serial, setBoard, setCard } from '../changes/write';
import { moveToPublic, zoneOf } from '../changes/zones';
import { optionOf } from '../interpreter/choices';
import { happen } from '../interpreter/happenings';
import { modesIn, phrasesIn } from '../interpreter/targets';
import type { Cost, Effect } from '../language/index';
import type { ChainItem, ObjId, Seat } from '../state/board';
import { cardAt, faceOf, opponentOf, printedOf, refOf } from '../state/queries';
import type { FrameOf, Game, Waiting } from '../state/state';
import { skipCost } from './08-storylines/skip';
import { costOf, nextPayment, type PaymentChoice, pay } from './11-costs';
import { abilityAt } from './11-legality';
import { askHost, askModes, askOne, askTargets } from './11-targeting';

export type Announce = FrameOf<'announce'>;
type Draft = Omit<ChainItem, 'n' | 'targets' | 'modes'>;

function announce(g: Game, draft: Draft, effects: readonly Effect[], cost: readonly Cost[]): void {
  const item: ChainItem = { ...draft, n: -1, targets: [], modes: [] };
  const step = modesIn(effects).length > 0 ? 'modes' : 'targets';
  pushFrame(g, { f: 'announce', item, effects, cost, step, asking: false, chosen: [] });
}
/** Begins a play, the use of an ability, or a Skip; all were found legal. */
export function beginPlay(g: Game, seat: Seat, act: Extract<Act, { do: 'play' | 'ability' | 'skip' }>): void {
  if (act.do === 'play') {
    const object = g.hidden.objects[act.card];
    const printed = printedOf(g, { card: object?.card ?? '' });
    const source = { id: act.card, inc: object?.inc ?? 0 };
    const draft: Draft = { kind: 'card', controller: seat, source, card: printed.id, face: 'front', ability: -1 };
    announce(g, draft, printed.effect, costOf(g, seat, printed));
  } else if (act.do === 'ability') {
    const card = cardAt(g, act.card);
    const ability = abilityAt(g, card, act.ability);
    const draft: Draft = {
      kind: 'activated',
      controller: seat,
      source: refOf(card),
      card: card.card,
      face: card.face,
      ability: act.ability,
    };
    announce(g, draft, ability?.effect ?? [], ability?.cost ?? []);
  } else {
    const card = cardAt(g, act.storyline);
    const draft: Draft = {
      kind: 'skip',
      controller: seat,
      source: refOf(card),
      card: card.card,
      face: 'front',
      ability: -1,
      chapter: card.story?.chapter ?? 1,
      reversed: card.story?.reversed ?? false,
    };
    announce(g, draft, [], skipCost(g, act.storyline));
  }
}
/** A triggered ability that goes on the Chain (13.2). */
export function beginTrigger(g: Game, waiting: Waiting): void {
  const ability = faceOf(g, waiting).abilities[waiting.ability];
  const { source, card, face, controller, subject } = waiting;
  const draft: Draft = { kind: 'triggered', controller, source, card, face, ability: waiting.ability };
  announce(g, subject ? { ...draft, subject } : draft, ability?.ability === 'triggered' ? ability.effect : [], []);
}

/** What the frame's card can be paid with from hand: the hand without the card itself. */
const handOptions = (g: Game, frame: Announce) =>
  zoneOf(g, frame.item.controller, 'hand')
    .filter((id) => id !== frame.item.source.id || frame.item.kind !== 'card')
    .map((id) => optionOf(g, id));

export function stepAnnounce(g: Game, frame: Announce): void {
  const seat = frame.item.controller;
  if (frame.asking && g.hidden.replies[seat]?.takeBack) {
    takeReply(g, seat);
    popFrame(g);
    return;
  }
  if (frame.step === 'modes') {
    if (askModes(g, frame)) setFrame(g, frame, { step: 'targets' });
    return;
  }
  if (frame.step === 'targets') {
    const attach = frame.item.kind === 'card' ? printedOf(g, frame.item).faces.front?.attach : null;
    const done = attach ? askHost(g, frame, attach) : askTargets(g, frame, phrasesIn(frame.effects, frame.item.modes));
    if (done === 'lost') {
      const { source, card, face } = frame.item;
      emit(g, 'triggerLost', '11.4', { seat, subject: { id: source.id, card, face, controller: seat } });
      popFrame(g);
    } else if (done) setFrame(g, frame, { step: 'pay' });
    return;
  }
  if (frame.asking) setFrame(g, frame, { asking: false, chosen: [...frame.chosen, takeReply(g, seat).options] });
  const next = nextPayment(g, seat, frame.cost, frame.item.source.id, handOptions(g, frame), frame.chosen);
  if (next) {
    setFrame(g, frame, { asking: true });
    askPayment(g, frame, next);
    return;
  }
  popFrame(g);
  put(g, frame);
}
function askPayment(g: Game, frame: Announce, choice: PaymentChoice): void {
  const rule = choice.kind === 'sacrifice' ? '3.6' : choice.kind === 'payStoryPoints' ? '3.5' : '1.4';
  askOne(g, frame, { kind: choice.kind, rule, options: choice.options, min: choice.n, max: choice.n });
}
/** Pays and puts it on the Chain; the other player may respond (11.2). */
function put(g: Game, frame: Announce): void {
  const { item } = frame;
  const seat = item.controller;
  const n = serial(g);
  const self: ObjId = item.source.id;
  let placed: ChainItem = { ...item, n };
  if (item.kind === 'card') {
    // The card leaves the hand first, so that it can't pay for itself.
    const card = moveToPublic(g, self, 'chain', seat);
    placed = { ...placed, source: refOf(card) };
  }
  setBoard(g, 'chain', [...g.board.chain, placed]);
  setBoard(g, 'passes', 0);
  // A Storyline may be skipped by a player who does not control it (8.6.1).
  const controller = item.kind === 'skip' ? cardAt(g, self).controller : seat;
  const subject = { id: self, card: item.card, face: item.face, controller };
  const [first] = item.targets.flat();
  const object = first ? g.board.cards[first.id] : undefined;
  const type =
    item.kind === 'card'
      ? 'played'
      : item.kind === 'skip'
        ? 'skipUsed'
        : item.kind === 'activated'
          ? 'abilityUsed'
          : 'abilityTriggered';
  const rule = item.kind === 'skip' ? '8.6.4' : item.kind === 'triggered' ? '13.2' : '11.1';
  emit(g, type, rule, {
    seat,
    subject,
    amount: item.chapter ?? item.ability,
    ...(object ? { object: mention(object) } : {}),
  });
  if (item.kind === 'activated') {
    const card = cardAt(g, self);
    const ability = abilityAt(g, card, item.ability);
    if (ability?.limit) setCard(g, self, 'used', [...(card.used ?? []), { face: item.face, ability: item.ability }]);
  }
  pay(g, seat, frame.cost, self, frame.chosen);
  if (item.kind === 'card') happen(g, { event: 'plays', seat, type: printedOf(g, item).type });
  passTo(g, opponentOf(g, seat));
}
/** The settling that goes on below starts again with a check, and with this player first. */
export function passTo(g: Game, seat: Seat): void {
  for (let at = g.flow.stack.length - 1; at >= 0; at--) {
    const below = g.flow.stack[at];
    if (below?.f !== 'settle') continue;
    setFrame(g, below, { step: 0, seat, window: false });
    return;
  }
}
