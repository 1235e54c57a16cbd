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
import { flag, list, type Mentioned, nullable, type Packer, plain, record, tuple } from './packer';

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

interface Named {
  readonly names: readonly string[];
  readonly fields: Readonly<Record<string, Packer<unknown>>>;
}
const named = (fields: object): Named => ({
  names: Object.keys(fields),
  fields: fields as Record<string, Packer<unknown>>,
});
const [ofBoard, ofPlayer, ofCard] = [named(BOARD), named(PLAYER), named(CARD)];
const packField = ({ names, fields }: Named, key: string, value: unknown, mentioned: Mentioned): unknown[] => [
  names.indexOf(key),
  fields[key]?.pack(value, mentioned),
];
function unpackField({ names, fields }: Named, [place, packed]: unknown[], mentioned: Mentioned): [string, unknown] {
  const key = names[place as number] ?? '';
  return [key, fields[key]?.unpack(packed, mentioned)];
}

export const patch: Packer<Patch> = {
  pack(write, mentioned) {
    switch (write[0]) {
      case 'b':
        return [0, ...packField(ofBoard, write[1], write[2], mentioned)];
      case 'p':
        return [1, write[1], ...packField(ofPlayer, write[2], write[3], mentioned)];
      case 'c':
        return [2, write[1], ...packField(ofCard, write[2], write[3], mentioned)];
      case 'c+':
        return [3, card.pack(write[1], mentioned)];
      case 'c-':
        return [4, write[1]];
    }
  },
  unpack(packed, mentioned) {
    const [kind, ...rest] = packed as [number, ...unknown[]];
    switch (kind) {
      case 0:
        return ['b', ...unpackField(ofBoard, rest, mentioned)] as Patch;
      case 1:
        return ['p', rest[0], ...unpackField(ofPlayer, rest.slice(1), mentioned)] as Patch;
      case 2:
        return ['c', rest[0], ...unpackField(ofCard, rest.slice(1), mentioned)] as Patch;
      case 3:
        return ['c+', card.unpack(rest[0], mentioned)];
      default:
        return ['c-', rest[0] as number];
    }
  },
};
