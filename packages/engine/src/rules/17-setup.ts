/** 17 Setup: chance, Homeworlds, Starter Characters, hands and mulligans. */
import { changeCommand, changeTreasury } from '../changes/resources';
import { ask, cardsOf, popFrame, pushFrame, setFrame, takeReply } from '../changes/stack';
import { emit, mention, setBoard, setHidden, setPlayer } from '../changes/write';
import { moveToHidden, moveToPublic, zoneOf } from '../changes/zones';
import type { Option } from '../decisions';
import { draw, handIntoDeck, shuffle } from '../interpreter/cards-in-hand';
import { optionOf } from '../interpreter/choices';
import type { Seat } from '../state/board';
import { opponentOf, printedOf, seats } from '../state/queries';
import { stream } from '../state/random';
import type { FrameOf, Game } from '../state/state';
import { beginTurn } from './10-turn';

/** The players from the first on. */
const turnOrder = (g: Game): Seat[] => [g.board.first, opponentOf(g, g.board.first)];

export function stepSetup(g: Game, frame: FrameOf<'setup'>): void {
  setFrame(g, frame, { step: frame.step + 1 });
  switch (frame.step) {
    case 1: {
      // 17.1
      const chance = stream(g.hidden.seed, g.hidden.drawn);
      const chooser = chance.below(g.board.players.length);
      setHidden(g, 'drawn', chance.drawn);
      setBoard(g, 'active', chooser);
      const options = seats(g).map((seat): Option => ({ kind: 'player', seat }));
      ask(g, { seat: chooser, kind: 'goesFirst', rule: '17.1', options, min: 1, max: 1, ordered: false });
      return;
    }
    case 2: {
      const chooser = g.board.active;
      const [option] = takeReply(g, chooser).options;
      const first = option?.kind === 'player' ? option.seat : chooser;
      setBoard(g, 'first', first);
      setBoard(g, 'active', first);
      emit(g, 'wentFirst', '17.1', { seat: first });
      placeCards(g);
      for (const seat of turnOrder(g)) {
        shuffle(g, seat, '17.4');
        draw(g, seat, g.ruleset.openingHand, '17.4', true);
      }
      pushFrame(g, { f: 'mulligan', seats: turnOrder(g), at: 0, taken: 0, asked: false, bottom: false });
      return;
    }
    default:
      popFrame(g);
      emit(g, 'actBegan', '9.0.1', { seat: g.board.first, amount: 1 });
      beginTurn(g, g.board.first, false);
  }
}
/** 17.2, 17.3, 5.7: cards placed in setup do not enter, and nothing triggers. */
function placeCards(g: Game): void {
  for (const [place, seat] of turnOrder(g).entries()) {
    const [homeworld, starter] = zoneOf(g, seat, 'setAside');
    if (homeworld === undefined || starter === undefined) throw new Error(`seat ${seat} has no Homeworld or Starter`);
    const home = moveToPublic(g, homeworld, 'map', seat);
    setPlayer(g, seat, 'homeworld', homeworld);
    emit(g, 'homeworldRevealed', '17.2', { seat, subject: mention(home) });
    const printed = printedOf(g, home).card;
    if (printed.type === 'Homeworld') changeTreasury(g, seat, printed.treasury, '17.2');
    changeCommand(g, seat, g.ruleset.startingCommand[place] ?? 0, '17.2');
    const character = moveToPublic(g, starter, 'map', seat);
    emit(g, 'starterDeployed', '17.3', { seat, subject: mention(character) });
  }
}

/** 17.6, in turn order: shuffle the hand in, draw 7 again, then one card for each mulligan to the bottom. */
export function stepMulligan(g: Game, frame: FrameOf<'mulligan'>): void {
  const seat = frame.seats[frame.at];
  if (seat === undefined) {
    popFrame(g);
    return;
  }
  if (frame.bottom) {
    bottom(g, frame, seat);
    return;
  }
  if (!frame.asked) {
    if (frame.taken >= g.ruleset.mulligans) {
      keep(g, frame, seat);
      return;
    }
    setFrame(g, frame, { asked: true });
    const options: Option[] = [{ kind: 'yes' }, { kind: 'no' }];
    ask(g, { seat, kind: 'mulligan', rule: '17.6', options, min: 1, max: 1, ordered: false });
    return;
  }
  setFrame(g, frame, { asked: false });
  if (takeReply(g, seat).options[0]?.kind !== 'yes') {
    keep(g, frame, seat);
    return;
  }
  setFrame(g, frame, { taken: frame.taken + 1 });
  handIntoDeck(g, seat, zoneOf(g, seat, 'hand'), '17.6');
  shuffle(g, seat, '17.6');
  emit(g, 'mulliganTaken', '17.6', { seat, amount: frame.taken });
  draw(g, seat, g.ruleset.openingHand, '17.6', true);
}
function keep(g: Game, frame: FrameOf<'mulligan'>, seat: Seat): void {
  if (frame.taken === 0) {
    done(g, frame, seat);
    return;
  }
  setFrame(g, frame, { bottom: true });
  const options = zoneOf(g, seat, 'hand').map((id) => optionOf(g, id));
  const n = Math.min(frame.taken, options.length);
  ask(g, { seat, kind: 'bottom', rule: '17.6', options, min: n, max: n, ordered: true, verb: 'bottom' });
}
function bottom(g: Game, frame: FrameOf<'mulligan'>, seat: Seat): void {
  const chosen = cardsOf(takeReply(g, seat).options);
  for (const id of chosen) moveToHidden(g, id, 'deck', true);
  emit(g, 'cardsBottomed', '17.6', { seat, amount: chosen.length });
  done(g, frame, seat);
}
function done(g: Game, frame: FrameOf<'mulligan'>, seat: Seat): void {
  emit(g, 'handKept', '17.6', { seat, amount: zoneOf(g, seat, 'hand').length });
  setFrame(g, frame, { at: frame.at + 1, taken: 0, asked: false, bottom: false });
}
