/** A table in the middle of a game, of real cards, put together by hand: for tests of components. */
import { CARDS, POOL } from '@astris/cards';
import {
  type Board,
  type BoardCard,
  buildPool,
  type Decision,
  type HiddenCard,
  type Option,
  type PlayerView,
  RULESET,
} from '@astris/engine';
import type { Card } from '@astris/engine/language';
import { namingOf } from '@astris/engine/messages';
import type { TableModel } from '../model';

const POOLED = buildPool(CARDS);
const printed = (id: string): Card => {
  const card = POOL.get(id);
  if (!card) throw new Error(`no card ${id}`);
  return card;
};

const piece = (id: number, card: string, controller: number, more: Partial<BoardCard> = {}): BoardCard => ({
  id,
  card,
  owner: controller,
  controller,
  base: controller,
  zone: 'map',
  face: 'front',
  inc: 1,
  ready: true,
  damage: 0,
  sp: 0,
  since: 1,
  arrived: id,
  ...more,
});
const story = (chapter: 1 | 2 | 3, bound: number | null, counts: number[]): BoardCard['story'] => ({
  chapter,
  counts,
  reversalCounts: [0],
  reversed: false,
  bound,
  partner: null,
  skipped: [],
});

export const MAP: readonly BoardCard[] = [
  piece(1, 'haldens-rest', 0),
  piece(2, 'rooks-anchorage', 1),
  piece(3, 'brother-osk-bell-warden', 0),
  piece(4, 'ilyane-lamp-of-the-verge', 0, { damage: 1 }),
  piece(5, 'veyra-dusk-consul', 0, { ready: false }),
  piece(6, 'the-ninth-hour', 0),
  piece(7, 'archive-of-embers', 0),
  piece(8, 'censer-of-the-verge', 0, { host: 5 }),
  piece(9, 'the-long-vigil', 0, { story: story(2, 4, [1, 0]) }),
  piece(10, 'the-census-of-ash', 0, { story: story(2, null, [1]), sp: 1 }),
  piece(11, 'cantor-iseth', 1),
  piece(12, 'sable-vey-tollbreaker', 1, { sp: 2, ready: false }),
  piece(13, 'quill-marrow-twice-sold', 1, { face: 'fallen' }),
  piece(14, 'marrow-kestrel', 1, { ready: false }),
  piece(15, 'toll-gate-nine', 1),
  piece(16, 'a-heavy-crown', 1, { story: story(2, 12, [1]) }),
];
const HAND_IDS = [
  'stay-of-sentence',
  'edict-of-recall',
  'pell-novice-of-the-wick',
  'lighthouse-tender',
  'writ-of-return',
];
export const HAND: readonly HiddenCard[] = HAND_IDS.map((card, at) => ({ id: 40 + at, card }));
const GONE = [
  piece(60, 'lanternlight-rally', 0, { zone: 'depleted' }),
  piece(61, 'candle-skiff', 0, { zone: 'burned' }),
];

export function boardOf(more: Partial<Board> = {}): Board {
  const player = { tally: 0, sideboard: 5, setAside: 0, sideboardLimit: 5, decided: true };
  return {
    commitment: '9f2c',
    phase: 'action',
    act: 2,
    passes: 0,
    turn: 8,
    gameTurn: 18,
    active: 0,
    first: 1,
    players: [
      { ...player, C: 14, CP: 4, homeworld: 1, deck: 29, hand: HAND.length, depleted: [60], burned: [61] },
      { ...player, C: 7, CP: 2, homeworld: 2, deck: 28, hand: 5, depleted: [], burned: [] },
    ],
    map: MAP.map((card) => card.id),
    cards: Object.fromEntries([...MAP, ...GONE].map((card) => [card.id, card])),
    chain: [],
    conflict: null,
    effects: [],
    acts: [
      { act: 1, winner: 0, by: 'storyline', storyline: 'the-lamplit-road', sp: [3, 1], permanents: [6, 7], turns: 9 },
    ],
    serial: 100,
    result: null,
    ...more,
  };
}

export const decisionOf = (kind: Decision['kind'], options: Option[], more: Partial<Decision> = {}): Decision => ({
  id: 7,
  seat: 0,
  kind,
  rule: '10.5',
  options,
  min: 1,
  max: 1,
  ordered: false,
  ...more,
});

export const ACTS: readonly Option[] = [
  ...HAND.map((card): Option => ({ kind: 'act', act: { do: 'play', card: card.id } })),
  ...[3, 4, 6].flatMap((attacker) =>
    [2, 12, 15].map((target): Option => ({ kind: 'act', act: { do: 'attack', attacker, target } })),
  ),
  { kind: 'act', act: { do: 'ability', card: 4, ability: 1 } },
  { kind: 'act', act: { do: 'skip', storyline: 9 } },
  { kind: 'act', act: { do: 'skip', storyline: 16 } },
  { kind: 'act', act: { do: 'endTurn' } },
];

export interface Scene {
  board?: Partial<Board>;
  decision?: Decision | null;
  model?: Partial<TableModel>;
  viewer?: PlayerView['viewer'];
}

export function modelOf({ board, decision = null, model, viewer = 0 }: Scene = {}): TableModel {
  const whole = boardOf(board);
  const asked = whole.players.map((_, seat) => (decision?.seat === seat ? decision : null));
  const own = viewer === 'spectator' ? null : { hand: [...HAND], sideboard: [], setAside: [] };
  const view: PlayerView = { viewer, board: whole, own, decision, asked };
  return {
    view,
    version: 120,
    ruleset: RULESET,
    board: { board: whole, pool: POOLED, ruleset: RULESET },
    naming: namingOf(view, printed, ['Tessaly', 'Korrigan']),
    bottom: 0,
    info: {
      match: 'm1',
      rated: true,
      pairDone: false,
      spectators: 3,
      rematch: null,
      seats: [
        {
          seat: 0,
          userId: 'a',
          name: 'Tessaly',
          bot: false,
          rating: { value: 1612, rd: 48 },
          connected: true,
          awayMs: null,
        },
        {
          seat: 1,
          userId: 'b',
          name: 'Korrigan',
          bot: false,
          rating: { value: 1634, rd: 52 },
          connected: true,
          awayMs: null,
        },
      ],
    },
    infoAt: performance.now(),
    clocks: {
      nowMs: 100_000,
      seats: [
        { bankMs: 691_000, decisionMs: 10_000, decidingSinceMs: decision ? 99_000 : null },
        { bankMs: 581_000, decisionMs: 10_000, decidingSinceMs: null },
      ],
    },
    clocksAt: performance.now(),
    log: [],
    settled: null,
    connection: 'live',
    windows: 'smart',
    sending: false,
    notice: null,
    ...model,
  };
}
