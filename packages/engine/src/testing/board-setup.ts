/** Puts a scenario's cards where they should be, before the first action. The only place that sets state outside a game. */
import { clearOut } from '../changes/journal';
import { replaceStack } from '../changes/stack';
import { setBoard, setCard, setFlow, setPlayer, setStory } from '../changes/write';
import { moveToHidden, moveToPublic, setZone, zoneOf } from '../changes/zones';
import { dealGame } from '../create';
import type { DeckList } from '../deck-list';
import type { Game } from '../game';
import { activeChapter } from '../interpreter/happenings';
import { RULESET, type Ruleset } from '../ruleset';
import { run } from '../run';
import type { ActNumber, FaceUp, ObjId } from '../state/board';
import type { CardPool } from '../state/pool';
import { cardAt, printedOf } from '../state/queries';

export interface Placed {
  card: string;
  face?: FaceUp;
  damage?: number;
  activated?: true;
  sp?: number;
  /** A Storyline's active Chapter and how often its counted happenings have happened. */
  chapter?: 1 | 2 | 3;
  counts?: number[];
  /** How often what its Reversal counts has happened (8.12.3). */
  reversalCounts?: number[];
  reversed?: true;
  boundTo?: string;
  partnerTo?: string;
  /** The permanent that a Device is attached to. */
  host?: string;
  /** It came under control this turn (7.2). */
  fresh?: true;
}
export interface Seat {
  C?: number;
  CP?: number;
  tally?: number;
  homeworld?: string;
  starter?: string;
  hand?: string[];
  map?: (string | Placed)[];
  /** From the top. Without it, fillers. */
  deck?: string[];
  sideboard?: string[];
  depleted?: string[];
}
export interface Setup {
  act?: 'I' | 'II' | 'III';
  /** Turn of the Act; 6 by default, so that Climactic Chapters may complete (8.5.5). */
  turn?: number;
  active?: 'you' | 'opponent';
  /** Acts won before. */
  won?: ('you' | 'opponent')[];
  you?: Seat;
  opponent?: Seat;
  seed?: string;
  ruleset?: Partial<Ruleset>;
}
export interface Named {
  name: string;
  seat: number;
  id: ObjId;
}

const FILLERS = Array.from({ length: 20 }, (_, n) => `test-filler-${n + 1}`);
const placedOf = (entry: string | Placed): Placed => (typeof entry === 'string' ? { card: entry } : entry);
const countsOf = (cards: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
};
const mainOf = (seat: Seat): string[] => [
  ...(seat.hand ?? []),
  ...(seat.map ?? []).map((entry) => placedOf(entry).card),
  ...(seat.deck ?? FILLERS),
  ...(seat.depleted ?? []),
];

export function setUp(pool: CardPool, setup: Setup): { game: Game; named: Named[]; lists: DeckList[] } {
  const sides = [setup.you ?? {}, setup.opponent ?? {}];
  const lists = sides.map(
    (side): DeckList => ({
      homeworld: side.homeworld ?? 'test-homeworld',
      starter: side.starter ?? 'test-filler-20',
      main: countsOf(mainOf(side)),
      sideboard: countsOf(side.sideboard ?? []),
    }),
  );
  const game = dealGame({ ...RULESET, ...setup.ruleset }, pool, lists, setup.seed ?? 'scenario');
  const named: Named[] = [];
  const placed = sides.flatMap((side, seat) => place(game, seat, side, named));
  for (const [id, entry] of placed) tie(game, id, entry, named);
  const active = setup.active === 'opponent' ? 1 : 0;
  setBoard(game, 'act', ({ I: 1, II: 2, III: 3 } as const)[setup.act ?? 'I'] as ActNumber);
  setBoard(game, 'turn', setup.turn ?? game.ruleset.climacticTurn + 1);
  setBoard(game, 'gameTurn', 20);
  setBoard(game, 'active', active);
  setBoard(game, 'first', active);
  setBoard(game, 'phase', 'action');
  const acts = (setup.won ?? []).map((who, index) => ({
    act: (index + 1) as ActNumber,
    winner: who === 'you' ? 0 : 1,
    by: 'storyline' as const,
    sp: [0, 0],
    permanents: [1, 1],
    turns: 6,
  }));
  setBoard(game, 'acts', acts);
  replaceStack(game, [{ f: 'turn', step: 4, short: false }]);
  setFlow(game, 'waiting', []);
  run(game);
  game.journal.length = 0;
  clearOut(game);
  return { game, named, lists };
}

/** The card of that name that is still in the deck. */
function take(game: Game, seat: number, card: string): ObjId {
  const id = zoneOf(game, seat, 'deck').find((other) => game.hidden.objects[other]?.card === card);
  if (id === undefined) throw new Error(`no ${card} left in the deck of seat ${seat}`);
  return id;
}
function place(game: Game, seat: number, side: Seat, named: Named[]): [ObjId, Placed][] {
  const onMap: [ObjId, Placed][] = [];
  const add = (name: string, id: ObjId): void => {
    named.push({ name, seat, id });
  };
  const [homeworld, starter] = zoneOf(game, seat, 'setAside');
  if (homeworld === undefined || starter === undefined) throw new Error('no Homeworld or Starter was dealt');
  add(moveToPublic(game, homeworld, 'map', seat).card, homeworld);
  setPlayer(game, seat, 'homeworld', homeworld);
  if (side.starter) add(moveToPublic(game, starter, 'map', seat).card, starter);
  else moveToHidden(game, starter, 'deck', true);
  for (const entry of side.map ?? []) {
    const placed = placedOf(entry);
    const id = take(game, seat, placed.card);
    moveToPublic(game, id, 'map', seat);
    add(placed.card, id);
    dress(game, id, placed);
    onMap.push([id, placed]);
  }
  for (const card of side.hand ?? []) {
    const id = take(game, seat, card);
    moveToHidden(game, id, 'hand');
    add(card, id);
  }
  for (const card of side.depleted ?? []) {
    const id = take(game, seat, card);
    moveToPublic(game, id, 'depleted', seat);
    add(card, id);
  }
  const order = (side.deck ?? []).map((card) => {
    const id = take(game, seat, card);
    add(card, id);
    setZone(
      game,
      seat,
      'deck',
      zoneOf(game, seat, 'deck').filter((other) => other !== id),
    );
    return id;
  });
  const rest = side.deck ? [] : zoneOf(game, seat, 'deck');
  const starterUnder = side.deck ? zoneOf(game, seat, 'deck') : [];
  setZone(game, seat, 'deck', [...starterUnder, ...rest, ...order.reverse()]);
  for (const id of zoneOf(game, seat, 'sideboard')) add(game.hidden.objects[id]?.card ?? '', id);
  setPlayer(game, seat, 'C', side.C ?? 10);
  setPlayer(game, seat, 'CP', side.CP ?? 5);
  setPlayer(game, seat, 'tally', side.tally ?? 0);
  return onMap;
}
function dress(game: Game, id: ObjId, placed: Placed): void {
  setCard(game, id, 'since', placed.fresh ? 20 : 0);
  if (placed.face) setCard(game, id, 'face', placed.face);
  if (placed.damage) setCard(game, id, 'damage', placed.damage);
  if (placed.sp) setCard(game, id, 'sp', placed.sp);
  if (placed.activated) setCard(game, id, 'ready', false);
  const printed = printedOf(game, cardAt(game, id));
  if (printed.type !== 'Storyline' || placed.face === 'back') return;
  setCard(game, id, 'story', {
    chapter: placed.chapter ?? 1,
    counts: [],
    reversalCounts: printed.reversalCounted.map((_, index) => placed.reversalCounts?.[index] ?? 0),
    reversed: placed.reversed ?? false,
    bound: null,
    partner: null,
    skipped: [],
  });
  const counted = activeChapter(game, cardAt(game, id))?.counted ?? [];
  setStory(game, id, { counts: counted.map((_, index) => placed.counts?.[index] ?? 0) });
}
/** Bound, Partnered and attached, once everything is on the Map. */
function tie(game: Game, id: ObjId, placed: Placed, named: Named[]): void {
  const idOf = (name: string): ObjId => find(named, name).id;
  if (placed.boundTo) setStory(game, id, { bound: idOf(placed.boundTo) });
  if (placed.partnerTo) setStory(game, id, { partner: idOf(placed.partnerTo) });
  if (placed.host) setCard(game, id, 'host', idOf(placed.host));
}
/** `card` is the first of that name, `card#2` the second. */
export function find(named: readonly Named[], name: string): Named {
  const [card, n = '1'] = name.split('#');
  const all = named.filter((entry) => entry.name === card);
  const found = all[Number(n) - 1];
  if (!found) throw new Error(`no card ${name} in this scenario (there are ${all.length} of that name)`);
  return found;
}
