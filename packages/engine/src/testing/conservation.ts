/** What must hold of the cards of a game at any time (5.1, 5.3). */
import type { DeckList } from '../deck-list';
import type { Game } from '../game';

/** Where a card was found; a zone of the Map or the Chain has no seat. */
interface Place {
  readonly zone: string;
  readonly seat: number | null;
}
const MAP: Place = { zone: 'map', seat: null };
const CHAIN: Place = { zone: 'chain', seat: null };
const PUBLIC: ReadonlySet<string> = new Set(['map', 'chain', 'depleted', 'burned']);

/** Every fault: a card in no zone or in two, a card of another owner, a list that is not what was brought, a count that is wrong. */
export function cardsOutOfPlace(game: Game, lists: readonly DeckList[]): string[] {
  const { board, hidden } = game;
  const faults: string[] = [];
  const places = new Map<number, Place[]>();
  const put = (id: number, place: Place): void => {
    const found = places.get(id);
    if (found) found.push(place);
    else places.set(id, [place]);
  };
  for (const id of board.map) put(id, MAP);
  for (const item of board.chain) if (item.kind === 'card') put(item.source.id, CHAIN);
  // A Maneuver whose effect is not finished has left the list of the Chain, and is in no other zone yet (6.6).
  for (const frame of game.flow.stack)
    if (frame.f === 'resolved' && frame.item.kind === 'card') put(frame.item.source.id, CHAIN);
  for (const [seat, player] of board.players.entries()) {
    for (const zone of ['depleted', 'burned'] as const) {
      const place = { zone, seat };
      for (const id of player[zone]) put(id, place);
    }
    for (const zone of ['deck', 'hand', 'sideboard', 'setAside'] as const) {
      const list = hidden.players[seat]?.[zone] ?? [];
      if (player[zone] !== list.length)
        faults.push(`${zone} of ${seat} is said to hold ${player[zone]}, not ${list.length}`);
      const place = { zone, seat };
      for (const id of list) put(id, place);
    }
    if (player.C < 0 || player.C > game.ruleset.treasuryCap) faults.push(`Treasury of ${seat} is ${player.C}`);
    if (player.CP < 0 || player.CP > game.ruleset.commandCap) faults.push(`CP of ${seat} are ${player.CP}`);
  }
  for (const [id, object] of hidden.objects.entries()) {
    const found = places.get(id) ?? [];
    const [first] = found;
    if (found.length !== 1) faults.push(`card ${id} is in ${found.length} zones (${found.map(named).join(', ')})`);
    if (first?.zone !== object.zone) faults.push(`card ${id} is in ${first?.zone}, not in ${object.zone}`);
    if (first && first.seat !== null && first.seat !== object.owner)
      faults.push(`card ${id} of ${object.owner} is with ${first.seat}`);
    const shown = board.cards[id];
    if (PUBLIC.has(object.zone) !== (shown !== undefined)) faults.push(`card ${id} in ${object.zone} is shown wrongly`);
    if (shown && (shown.owner !== object.owner || shown.card !== object.card || shown.inc !== object.inc))
      faults.push(`card ${id} is shown as another`);
  }
  for (const [seat, list] of lists.entries()) {
    const missing = copiesIn(list);
    for (const { owner, card } of hidden.objects) if (owner === seat) missing.set(card, (missing.get(card) ?? 0) - 1);
    if ([...missing.values()].some((copies) => copies !== 0))
      faults.push(`the cards of ${seat} are not those of the list`);
  }
  return faults;
}
const named = ({ zone, seat }: Place): string => (seat === null ? zone : `${zone}:${seat}`);
function copiesIn({ homeworld, starter, main, sideboard }: DeckList): Map<string, number> {
  const copies = new Map<string, number>();
  const parts = [[homeworld, 1] as const, [starter, 1] as const, ...Object.entries(main), ...Object.entries(sideboard)];
  for (const [card, n] of parts) copies.set(card, (copies.get(card) ?? 0) + n);
  return copies;
}
