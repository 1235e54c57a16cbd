/** 9.4.6 Step 6, a to f, and 9.7: hands, sideboards, shuffles and draws at the end of an Act. */
import { ask, cardsOf, pushFrame, takeReply } from '../../changes/stack';
import { emit } from '../../changes/write';
import { exchangeWithDeck, hiddenCards, moveToHidden, zoneOf } from '../../changes/zones';
import type { Option } from '../../decisions';
import { draw, handIntoDeck, shuffle } from '../../interpreter/cards-in-hand';
import { optionOf } from '../../interpreter/choices';
import type { Seat } from '../../state/board';
import { opponentOf, playerAt, seats } from '../../state/queries';
import type { FrameOf, Game } from '../../state/state';

type EndAct = FrameOf<'endAct'>;
const loserOf = (g: Game, frame: EndAct): Seat => opponentOf(g, frame.winner);

/** a) the loser may set any number of cards aside ... */
function askSetAside(g: Game, frame: EndAct): void {
  const seat = loserOf(g, frame);
  const options = zoneOf(g, seat, 'hand').map((id) => optionOf(g, id));
  const max = options.length;
  ask(g, {
    seat,
    kind: 'setAside',
    rule: '9.4.6',
    options,
    min: 0,
    max,
    ordered: false,
    verb: 'set aside',
    preset: [],
  });
}
/** ... and puts the rest into the deck; b) the winner puts the whole hand back. */
function setAside(g: Game, frame: EndAct): void {
  const loser = loserOf(g, frame);
  const kept = cardsOf(takeReply(g, loser).options);
  for (const id of kept) moveToHidden(g, id, 'setAside');
  emit(g, 'handSetAside', '9.4.6', { seat: loser, amount: kept.length });
  for (const seat of [loser, frame.winner]) handIntoDeck(g, seat, zoneOf(g, seat, 'hand'), '9.4.6');
}
/** c) both exchange through their sideboards, in secret (1.5); the options hide the order of the deck. */
function askExchange(g: Game): void {
  for (const seat of seats(g)) {
    const max = playerAt(g, seat).sideboardLimit;
    if (max === 0) continue;
    const sideboard = zoneOf(g, seat, 'sideboard');
    const cards = hiddenCards(g, [...zoneOf(g, seat, 'deck'), ...sideboard]);
    const order = cards.sort((a, b) => (a.card === b.card ? a.id - b.id : a.card < b.card ? -1 : 1));
    const options = order.map(({ id, card }): Option => ({ kind: 'card', id, card }));
    const preset = order.flatMap(({ id }, index) => (sideboard.includes(id) ? [index] : []));
    ask(
      g,
      { seat, kind: 'exchange', rule: '9.7.2', options, min: 0, max, ordered: false, verb: 'exchange', preset },
      true,
    );
  }
}
/** 9.7.2: what was chosen is the sideboard from now on. */
function exchange(g: Game): void {
  for (const seat of seats(g)) {
    if (playerAt(g, seat).sideboardLimit === 0) continue;
    const chosen = new Set(cardsOf(takeReply(g, seat).options));
    const was = zoneOf(g, seat, 'sideboard');
    const out = was.filter((id) => !chosen.has(id));
    exchangeWithDeck(
      g,
      seat,
      out,
      [...chosen].filter((id) => !was.includes(id)),
    );
    emit(g, 'exchanged', '9.7.2', { seat });
  }
}
/** d) both shuffle; e) the winner draws 5; f) the loser takes what was set aside, or draws 7. */
function shuffleAndDraw(g: Game, frame: EndAct): void {
  const loser = loserOf(g, frame);
  for (const seat of seats(g)) shuffle(g, seat, '9.4.6');
  draw(g, frame.winner, g.ruleset.winnerDraws, '9.4.6', true);
  const kept = zoneOf(g, loser, 'setAside');
  if (kept.length > 0) {
    for (const id of kept) moveToHidden(g, id, 'hand');
    emit(g, 'tookSetAside', '9.4.6', { seat: loser, amount: kept.length });
    return;
  }
  draw(g, loser, g.ruleset.loserDraws, '9.4.6', true);
  pushFrame(g, { f: 'mulligan', seats: [loser], at: 0, taken: 0, asked: false, bottom: false });
}
export const STEPS: ((g: Game, frame: EndAct) => void)[] = [
  askSetAside,
  setAside,
  askExchange,
  exchange,
  shuffleAndDraw,
];
