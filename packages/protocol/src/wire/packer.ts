/** How values become one flat list and come back as they were: by position, not by name, and without lists in lists. */
import type { Mention } from '@astris/engine';

/** Where values are packed to. */
export interface Packing {
  readonly values: unknown[];
  /** The cards that have been mentioned, each told once. */
  readonly cards: Mention[];
}
/** Where they are unpacked from; `at` is the place of the next one. */
export interface Unpacking {
  readonly values: readonly unknown[];
  readonly cards: readonly Mention[];
  at: number;
}
export const unpacking = (values: readonly unknown[], at: number, cards: readonly Mention[] = []): Unpacking => ({
  values,
  cards,
  at,
});
export interface Packer<T> {
  /** What both ends must agree on, as a text: names in their order, and the words of closed lists. */
  readonly shape: string;
  pack(value: T, to: Packing): void;
  unpack(from: Unpacking): T;
}
type Fields<T> = { [K in keyof Required<T>]: Packer<NonNullable<T[K]> | Extract<T[K], null>> };

const PLAIN: Packer<unknown> = {
  shape: '*',
  pack: (value, { values }) => {
    values.push(value);
  },
  unpack: (from) => from.values[from.at++],
};
/** As it is. */
export const plain = <T>(): Packer<T> => PLAIN as Packer<T>;
/** Values that stand for others, one each. */
const coded = <T>(shape: string, code: (value: T) => unknown, value: (code: unknown) => T): Packer<T> => ({
  shape,
  pack: (of, { values }) => {
    values.push(code(of));
  },
  unpack: (from) => value(from.values[from.at++]),
});
export const flag: Packer<boolean> = coded(
  '?',
  (value) => (value ? 1 : 0),
  (code) => code === 1,
);
/** A word of a closed list, by its place there. Both ends are of one build. */
export function word<W extends string>(words: readonly W[]): Packer<W> {
  const places = new Map(words.map((one, place) => [one, place]));
  return coded(
    words.join('|'),
    (value) => places.get(value),
    (place) => words[place as number] as W,
  );
}
/** How many, and then each. */
export const list = <T>(of: Packer<T>): Packer<readonly T[]> => ({
  shape: `[${of.shape}]`,
  pack: (all, to) => {
    to.values.push(all.length);
    for (const value of all) of.pack(value, to);
  },
  unpack: (from) => {
    const all: T[] = [];
    for (let left = from.values[from.at++] as number; left > 0; left--) all.push(of.unpack(from));
    return all;
  },
});
/** Null, or 1 and then the value. */
export const nullable = <T>(of: Packer<T>): Packer<T | null> => ({
  shape: `${of.shape}/null`,
  pack: (value, to) => {
    if (value === null) to.values.push(null);
    else {
      to.values.push(1);
      of.pack(value, to);
    }
  },
  unpack: (from) => (from.values[from.at++] === null ? null : of.unpack(from)),
});

/** Fields in their order: `of` is null where a value goes as it is. */
interface Field {
  readonly key: string;
  readonly of: Packer<unknown> | null;
}
const fieldsOf = (fields: object): Field[] =>
  Object.entries(fields as Record<string, Packer<unknown>>).map(([key, of]) => ({ key, of: of === PLAIN ? null : of }));
/** Names and shapes of fields, in their order. */
export const shapeOf = (fields: object): string =>
  Object.entries(fields as Record<string, Packer<unknown>>)
    .map(([key, { shape }]) => `${key}:${shape}`)
    .join();

/** A record whose fields are all there: their values in order. */
export function tuple<T extends object>(fields: Fields<T>): Packer<T> {
  const inOrder = fieldsOf(fields);
  return {
    shape: `(${shapeOf(fields)})`,
    pack: (value, to) => {
      for (const { key, of } of inOrder) {
        const field = value[key as keyof T];
        if (of) of.pack(field, to);
        else to.values.push(field);
      }
    },
    unpack: (from) => {
      const value: Record<string, unknown> = {};
      for (const { key, of } of inOrder) value[key] = of ? of.unpack(from) : from.values[from.at++];
      return value as T;
    },
  };
}
/** A record with fields that may be absent: which are there, as bits, and then their values in order. */
export function record<T extends object>(fields: Fields<T>): Packer<T> {
  const inOrder = fieldsOf(fields);
  return {
    shape: `{${shapeOf(fields)}}`,
    pack: (value, to) => {
      const { values } = to;
      const place = values.push(0) - 1;
      let bits = 0;
      let bit = 1;
      for (const { key, of } of inOrder) {
        const field = value[key as keyof T];
        if (field !== undefined) {
          bits |= bit;
          if (of) of.pack(field, to);
          else values.push(field);
        }
        bit <<= 1;
      }
      values[place] = bits;
    },
    unpack: (from) => {
      const bits = from.values[from.at++] as number;
      const value: Record<string, unknown> = {};
      let bit = 1;
      for (const { key, of } of inOrder) {
        if (bits & bit) value[key] = of ? of.unpack(from) : from.values[from.at++];
        bit <<= 1;
      }
      return value as T;
    },
  };
}
/** A card named in an event: its place among those of the step. */
export const mention: Packer<Mention> = {
  shape: '@',
  pack: (value, { values, cards }) => {
    const { id, face, controller, card } = value;
    for (let place = 0; place < cards.length; place++) {
      const one = cards[place] as Mention;
      if (one.id !== id || one.face !== face || one.controller !== controller || one.card !== card) continue;
      values.push(place);
      return;
    }
    values.push(cards.push(value) - 1);
  },
  unpack: (from) => ({ ...(from.cards[from.values[from.at++] as number] as Mention) }),
};
