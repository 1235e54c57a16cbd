/** What must hold of the cards of a game at any time (5.1, 5.3). */
import type { DeckList } from '../deck-list';
import type { Game } from '../game';

/** Every fault: a card in no zone or in two, a card of another owner, a list that is not what was brought, a count that is wrong. */
export function cardsOutOfPlace(game: Game, lists: readonly DeckList[]): string[] {
  const { board, hidden } = game;
  const faults: string[] = [];
  const places = new Map<number, string[]>();
  const put = (id: number, place: string): void => {
    places.set(id, [...(places.get(id) ?? []), place]);
  };
  for (const id of board.map) put(id, 'map');
  for (const item of board.chain) if (item.kind === 'card') put(item.source.id, 'chain');
  // A Maneuver whose effect is not finished has left the list of the Chain, and is in no other zone yet (6.6).
  for (const frame of game.flow.stack)
    if (frame.f === 'resolved' && frame.item.kind === 'card') put(frame.item.source.id, 'chain');
  for (const [seat, player] of board.players.entries()) {
    for (const zone of ['depleted', 'burned'] as const) for (const id of player[zone]) put(id, `${zone}:${seat}`);
    for (const zone of ['deck', 'hand', 'sideboard', 'setAside'] as const) {
      const list = hidden.players[seat]?.[zone] ?? [];
      if (player[zone] !== list.length)
        faults.push(`${zone} of ${seat} is said to hold ${player[zone]}, not ${list.length}`);
      for (const id of list) put(id, `${zone}:${seat}`);
    }
    if (player.C < 0 || player.C > game.ruleset.treasuryCap) faults.push(`Treasury of ${seat} is ${player.C}`);
    if (player.CP < 0 || player.CP > game.ruleset.commandCap) faults.push(`CP of ${seat} are ${player.CP}`);
  }
  for (const [id, object] of hidden.objects.entries()) {
    const found = places.get(id) ?? [];
    if (found.length !== 1) faults.push(`card ${id} is in ${found.length} zones (${found.join(', ')})`);
    const [zone, seat] = (found[0] ?? '').split(':');
    if (zone !== object.zone) faults.push(`card ${id} is in ${zone}, not in ${object.zone}`);
    if (seat !== undefined && Number(seat) !== object.owner)
      faults.push(`card ${id} of ${object.owner} is with ${seat}`);
    const shown = board.cards[id];
    const isPublic = ['map', 'chain', 'depleted', 'burned'].includes(object.zone);
    if (isPublic !== (shown !== undefined)) faults.push(`card ${id} in ${object.zone} is shown wrongly`);
    if (shown && (shown.owner !== object.owner || shown.card !== object.card || shown.inc !== object.inc))
      faults.push(`card ${id} is shown as another`);
  }
  for (const [seat, list] of lists.entries()) {
    const brought = [list.homeworld, list.starter, ...expanded(list.main), ...expanded(list.sideboard)].sort();
    const owned = hidden.objects
      .filter((object) => object.owner === seat)
      .map((object) => object.card)
      .sort();
    if (brought.join() !== owned.join()) faults.push(`the cards of ${seat} are not those of the list`);
  }
  return faults;
}
const expanded = (part: Readonly<Record<string, number>>): string[] =>
  Object.entries(part).flatMap(([card, n]) => Array.from({ length: n }, () => card));
