/** Writes to the board, packed. Each record lists all of its fields, in an order that both ends share. */
import type {
  Board,
  BoardCard,
  BoardPlayer,
  ChainItem,
  Conflict,
  LastingEffect,
  Mention,
  ObjRef,
  Patch,
  Snapshot,
  Story,
} from '@astris/engine';
import { flag, list, nullable, type Packer, plain, record, shapeOf, tuple } from './packer';

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
function unpackField(
  { names, packers }: Named,
  place: unknown,
  packed: unknown,
  mentioned: readonly Mention[],
): [string, unknown] {
  const at = place as number;
  return [names[at] ?? '', packers[at]?.unpack(packed, mentioned)];
}

export const patch: Packer<Patch> = {
  shape: [ofBoard, ofPlayer, ofCard, card].map(({ shape }) => shape).join(';'),
  pack(write, mentioned) {
    switch (write[0]) {
      case 'b': {
        const place = ofBoard.places.get(write[1]) ?? -1;
        return [0, place, ofBoard.packers[place]?.pack(write[2], mentioned)];
      }
      case 'p': {
        const place = ofPlayer.places.get(write[2]) ?? -1;
        return [1, write[1], place, ofPlayer.packers[place]?.pack(write[3], mentioned)];
      }
      case 'c': {
        const place = ofCard.places.get(write[2]) ?? -1;
        return [2, write[1], place, ofCard.packers[place]?.pack(write[3], mentioned)];
      }
      case 'c+':
        return [3, card.pack(write[1], mentioned)];
      case 'c-':
        return [4, write[1]];
    }
  },
  unpack(packed, mentioned) {
    const [kind, first, second, third] = packed as [number, ...unknown[]];
    switch (kind) {
      case 0:
        return ['b', ...unpackField(ofBoard, first, second, mentioned)] as Patch;
      case 1:
        return ['p', first, ...unpackField(ofPlayer, second, third, mentioned)] as Patch;
      case 2:
        return ['c', first, ...unpackField(ofCard, second, third, mentioned)] as Patch;
      case 3:
        return ['c+', card.unpack(first, mentioned)];
      default:
        return ['c-', first as number];
    }
  },
};
