/** Writes to the board, packed. Each record lists all of its fields, in an order that both ends share. */
import type {
  Board,
  BoardCard,
  BoardPlayer,
  ChainItem,
  Conflict,
  LastingEffect,
  ObjRef,
  Patch,
  Snapshot,
  Story,
} from '@astris/engine';
import {
  flag,
  list,
  nullable,
  type Packer,
  type Packing,
  plain,
  record,
  shapeOf,
  tuple,
  type Unpacking,
} from './packer';

const ref = tuple<ObjRef>({ id: plain(), inc: plain() });
const snapshot = record<Snapshot>({
  id: plain(),
  inc: plain(),
  card: plain(),
  face: plain(),
  controller: plain(),
  owner: plain(),
  ready: flag,
  damage: plain(),
  boundTo: plain(),
  partnerTo: plain(),
  stats: plain(),
});
const chainItem = record<ChainItem>({
  n: plain(),
  kind: plain(),
  controller: plain(),
  source: ref,
  card: plain(),
  face: plain(),
  ability: plain(),
  targets: list(list(ref)),
  modes: plain(),
  subject: snapshot,
  chapter: plain(),
  reversed: flag,
  host: ref,
});
const conflict = record<Conflict>({
  attacker: ref,
  target: ref,
  intercepted: flag,
  struck: plain(),
  attackerSeat: plain(),
  defenderSeat: plain(),
});
const story = tuple<Story>({
  chapter: plain(),
  counts: plain(),
  reversalCounts: plain(),
  reversed: flag,
  bound: plain(),
  partner: plain(),
  skipped: plain(),
});
const lasting = tuple<LastingEffect>({ n: plain(), what: ref, until: plain(), source: ref, change: plain() });

/** A field's packer by its name: the place of the name stands for it. */
type Fields<T> = { [K in keyof Required<T>]: Packer<never> };
const as = <T>(packer: Packer<T>): Packer<never> => packer as unknown as Packer<never>;
const same = as(plain());
const CARD: Fields<BoardCard> = {
  id: same,
  card: same,
  owner: same,
  controller: same,
  zone: same,
  face: same,
  base: same,
  inc: same,
  ready: same,
  damage: same,
  damagedBy: same,
  sp: same,
  since: same,
  arrived: same,
  host: same,
  // Null says that it is a Storyline in progress no more.
  story: as(nullable(story)),
  used: same,
};
const PLAYER: Fields<BoardPlayer> = {
  C: same,
  CP: same,
  tally: same,
  homeworld: same,
  deck: same,
  hand: same,
  sideboard: same,
  setAside: same,
  sideboardLimit: same,
  depleted: same,
  burned: same,
  decided: same,
};
const BOARD: Fields<Board> = {
  commitment: same,
  phase: same,
  act: same,
  turn: same,
  gameTurn: same,
  active: same,
  first: same,
  players: same,
  map: same,
  cards: same,
  chain: as(list(chainItem)),
  conflict: as(nullable(conflict)),
  passes: same,
  effects: as(list(lasting)),
  acts: same,
  serial: same,
  result: same,
};
const card = record<BoardCard>(CARD as never);

/** Fields that are written one at a time, each told by the place of its name. */
interface Named {
  readonly shape: string;
  readonly names: readonly string[];
  readonly places: ReadonlyMap<string, number>;
  readonly packers: readonly Packer<unknown>[];
}
function named(fields: object): Named {
  const names = Object.keys(fields);
  const places = new Map(names.map((name, place) => [name, place]));
  return { shape: shapeOf(fields), names, places, packers: Object.values(fields) };
}
const [ofBoard, ofPlayer, ofCard] = [named(BOARD), named(PLAYER), named(CARD)];
function packField({ packers, places }: Named, name: string, value: unknown, to: Packing): void {
  packers[places.get(name) ?? -1]?.pack(value, to);
}
/** The name of a field that a code tells, and its value. */
function unpackField({ names, packers }: Named, code: number, from: Unpacking): [string, unknown] {
  const place = Math.floor(code / OF_KINDS);
  return [names[place] ?? '', packers[place]?.unpack(from)];
}
/** A kind of write, and the place of its field where it has one, as one number. */
const KINDS = { b: 0, p: 1, c: 2, 'c+': 3, 'c-': 4 } as const;
const OF_KINDS = 5;
const codeOf = (kind: keyof typeof KINDS, { places }: Named, name: string): number =>
  KINDS[kind] + OF_KINDS * (places.get(name) ?? -1);

const patch: Packer<Patch> = {
  shape: [ofBoard, ofPlayer, ofCard, card].map(({ shape }) => shape).join(';'),
  pack(write, to) {
    const { values } = to;
    switch (write[0]) {
      case 'b':
        values.push(codeOf('b', ofBoard, write[1]));
        return packField(ofBoard, write[1], write[2], to);
      case 'p':
        values.push(codeOf('p', ofPlayer, write[2]), write[1]);
        return packField(ofPlayer, write[2], write[3], to);
      case 'c':
        values.push(codeOf('c', ofCard, write[2]), write[1]);
        return packField(ofCard, write[2], write[3], to);
      case 'c+':
        values.push(KINDS['c+']);
        return card.pack(write[1], to);
      case 'c-':
        values.push(KINDS['c-'], write[1]);
    }
  },
  unpack(from) {
    const { values } = from;
    const code = values[from.at++] as number;
    switch (code % OF_KINDS) {
      case KINDS.b:
        return ['b', ...unpackField(ofBoard, code, from)] as Patch;
      case KINDS.p:
        return ['p', values[from.at++], ...unpackField(ofPlayer, code, from)] as Patch;
      case KINDS.c:
        return ['c', values[from.at++], ...unpackField(ofCard, code, from)] as Patch;
      case KINDS['c+']:
        return ['c+', card.unpack(from)];
      default:
        return ['c-', values[from.at++] as number];
    }
  },
};
export const patches = list(patch);
