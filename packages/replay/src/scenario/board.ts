/** The board of a game as the setup of a scenario, as far as a scenario can say it. */
import type { BoardCard, Game, ObjId } from '@astris/engine';
import type { Placed, Seat, Setup } from '@astris/engine/scenario';

export interface BoardSetup {
  setup: Setup;
  /** What the setup leaves out of the game, in words; empty where it is the whole board. */
  left: string[];
}

const NUMERALS = { 1: 'I', 2: 'II', 3: 'III' } as const;

/** Null, with the reason in words, at a moment that no scenario can begin with. */
export function boardSetupOf(game: Game): BoardSetup | string {
  const { board, flow } = game;
  if (board.result) return 'the game is over';
  if (board.phase !== 'action' || board.chain.length > 0 || board.conflict)
    return 'a scenario begins in an Action Phase with an empty Chain and no conflict';
  if (flow.decisions.some((decision) => decision && decision.kind !== 'action')) return 'a choice is open';
  const homeless = board.players.findIndex(({ homeworld }) => board.cards[homeworld]?.zone !== 'map');
  if (homeless >= 0) return `the Homeworld of seat ${homeless} is not on the Map`;
  const names = namesOf(game);
  const seats = board.players.map((_, seat) => seatOf(game, seat, names));
  const setup: Setup = {
    act: NUMERALS[board.act],
    turn: board.turn,
    active: board.active === 0 ? 'you' : 'opponent',
    ...(board.acts.length > 0 && { won: board.acts.map(({ winner }) => (winner === 0 ? 'you' : 'opponent')) }),
    you: seats[0],
    opponent: seats[1],
  };
  return { setup, left: leftOut(game) };
}

const cardOf = (game: Game, id: ObjId): string => game.hidden.objects[id]?.card ?? '';
const onMap = (game: Game, seat: number): BoardCard[] =>
  game.board.map
    .flatMap((id) => game.board.cards[id] ?? [])
    .filter(({ id, controller }) => controller === seat && !isHomeworld(game, id));
const isHomeworld = (game: Game, id: ObjId): boolean => game.board.players.some(({ homeworld }) => homeworld === id);
/** From the top. */
const deckOf = (game: Game, seat: number): ObjId[] => [...(game.hidden.players[seat]?.deck ?? [])].reverse();

/** What a scenario calls each card of the Map: its id, and a number from the second of that id on. */
function namesOf(game: Game): Map<ObjId, string> {
  const names = new Map<ObjId, string>();
  const counts = new Map<string, number>();
  for (const [seat, { homeworld, depleted }] of game.board.players.entries()) {
    const { hand = [], sideboard = [] } = game.hidden.players[seat] ?? {};
    const placed = onMap(game, seat).map(({ id }) => id);
    // In the order in which a scenario places them.
    for (const id of [homeworld, ...placed, ...hand, ...depleted, ...deckOf(game, seat), ...sideboard]) {
      const card = cardOf(game, id);
      const count = (counts.get(card) ?? 0) + 1;
      counts.set(card, count);
      names.set(id, count === 1 ? card : `${card}#${count}`);
    }
  }
  return names;
}

function seatOf(game: Game, seat: number, names: Map<ObjId, string>): Seat {
  const player = game.board.players[seat];
  const { hand = [], sideboard = [] } = game.hidden.players[seat] ?? {};
  if (!player) throw new Error(`no seat ${seat}`);
  const cards = (ids: readonly ObjId[]): string[] => ids.map((id) => cardOf(game, id));
  return {
    C: player.C,
    CP: player.CP,
    ...(player.tally > 0 && { tally: player.tally }),
    homeworld: cardOf(game, player.homeworld),
    map: onMap(game, seat).map((card) => placedOf(game, card, names)),
    hand: cards(hand),
    deck: cards(deckOf(game, seat)),
    ...(sideboard.length > 0 && { sideboard: cards(sideboard) }),
    ...(player.depleted.length > 0 && { depleted: cards(player.depleted) }),
  };
}

function placedOf(game: Game, card: BoardCard, names: Map<ObjId, string>): string | Placed {
  const { story } = card;
  const name = (id: ObjId | null | undefined) => (id === null || id === undefined ? undefined : names.get(id));
  const placed: Placed = {
    card: card.card,
    ...(card.face !== 'front' && { face: card.face }),
    ...(card.damage > 0 && { damage: card.damage }),
    ...(!card.ready && { activated: true }),
    ...(card.sp > 0 && { sp: card.sp }),
    ...(story && { chapter: story.chapter }),
    ...(story?.counts.some((count) => count > 0) && { counts: [...story.counts] }),
    ...(story?.reversed && { reversed: true }),
    ...(name(story?.bound) && { boundTo: name(story?.bound) }),
    ...(name(story?.partner) && { partnerTo: name(story?.partner) }),
    ...(name(card.host) && { host: name(card.host) }),
    ...(card.since === game.board.gameTurn && { fresh: true }),
  };
  return Object.keys(placed).length > 1 ? placed : card.card;
}

function leftOut(game: Game): string[] {
  const { board, flow, hidden } = game;
  const cards = Object.values(board.cards);
  const told = (names: readonly string[], what: string): string[] =>
    names.length > 0 ? [`${what}: ${names.join(', ')}`] : [];
  return [
    ...told(
      board.effects.map(({ change }) => change.kind),
      'effects that last',
    ),
    ...told(
      cards.filter(({ zone, owner, controller }) => zone === 'map' && owner !== controller).map(({ card }) => card),
      'cards that their controller does not own',
    ),
    ...told(
      cards.filter(({ zone }) => zone === 'burned').map(({ card }) => card),
      'burned cards',
    ),
    ...told(
      cards.filter(({ used }) => used && used.length > 0).map(({ card }) => card),
      'abilities that were used this turn',
    ),
    ...told(
      cards.filter(({ story }) => story?.reversalCounts.some((count) => count > 0)).map(({ card }) => card),
      'how far Reversals have come',
    ),
    ...told(
      hidden.players.flatMap(({ setAside }) => setAside.map((id) => cardOf(game, id))),
      'cards that are set aside',
    ),
    ...(flow.waiting.length > 0 ? ['abilities that wait'] : []),
  ];
}
