/** How values become short arrays and come back as they were: by position, not by name. */
import type { Mention } from '@astris/engine';

export interface Packer<T> {
  /** What both ends must agree on, as a text: names in their order, and the words of closed lists. */
  readonly shape: string;
  /** `mentioned` are the cards that a step mentions, each told once. */
  pack(value: T, mentioned: Mention[]): unknown;
  unpack(packed: unknown, mentioned: readonly Mention[]): T;
}
type Fields<T> = { [K in keyof Required<T>]: Packer<NonNullable<T[K]> | Extract<T[K], null>> };

const PLAIN: Packer<unknown> = { shape: '*', pack: (value) => value, unpack: (packed) => packed };
/** As it is. */
export const plain = <T>(): Packer<T> => PLAIN as Packer<T>;
export const flag: Packer<boolean> = {
  shape: '?',
  pack: (value) => (value ? 1 : 0),
  unpack: (packed) => packed === 1,
};
/** A word of a closed list, by its place there. Both ends are of one build. */
export function word<W extends string>(words: readonly W[]): Packer<W> {
  const places = new Map(words.map((one, place) => [one, place]));
  return {
    shape: words.join('|'),
    pack: (value) => places.get(value),
    unpack: (packed) => words[packed as number] as W,
  };
}
export const list = <T>(of: Packer<T>): Packer<readonly T[]> => ({
  shape: `[${of.shape}]`,
  pack: (values, mentioned) => {
    const packed: unknown[] = [];
    for (const value of values) packed.push(of.pack(value, mentioned));
    return packed;
  },
  unpack: (packed, mentioned) => (packed as unknown[]).map((one) => of.unpack(one, mentioned)),
});
export const nullable = <T>(of: Packer<T>): Packer<T | null> => ({
  shape: `${of.shape}/null`,
  pack: (value, mentioned) => (value === null ? null : of.pack(value, mentioned)),
  unpack: (packed, mentioned) => (packed === null ? null : of.unpack(packed, mentioned)),
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
    pack: (value, mentioned) => {
      const packed: unknown[] = [];
      for (const { key, of } of inOrder) {
        const field = value[key as keyof T];
        packed.push(of ? of.pack(field, mentioned) : field);
      }
      return packed;
    },
    unpack: (packed, mentioned) => {
      const value: Record<string, unknown> = {};
      let next = 0;
      for (const { key, of } of inOrder) {
        const field = (packed as unknown[])[next++];
        value[key] = of ? of.unpack(field, mentioned) : field;
      }
      return value as T;
    },
  };
}
/** A record with fields that may be absent: which are there, as bits, and then their values in order. */
export function record<T extends object>(fields: Fields<T>): Packer<T> {
  const inOrder = fieldsOf(fields);
  return {
    shape: `{${shapeOf(fields)}}`,
    pack: (value, mentioned) => {
      const packed: unknown[] = [0];
      let bits = 0;
      let bit = 1;
      for (const { key, of } of inOrder) {
        const field = value[key as keyof T];
        if (field !== undefined) {
          bits |= bit;
          packed.push(of ? of.pack(field, mentioned) : field);
        }
        bit <<= 1;
      }
      packed[0] = bits;
      return packed;
    },
    unpack: (packed, mentioned) => {
      const values = packed as [number, ...unknown[]];
      const [bits] = values;
      const value: Record<string, unknown> = {};
      let next = 1;
      let bit = 1;
      for (const { key, of } of inOrder) {
        if (bits & bit) {
          const field = values[next++];
          value[key] = of ? of.unpack(field, mentioned) : field;
        }
        bit <<= 1;
      }
      return value as T;
    },
  };
}
/** A card named in an event: its place among those of the step. */
export const mention: Packer<Mention> = {
  shape: '@',
  pack: (value, known) => {
    const { id, face, controller, card } = value;
    for (const [place, one] of known.entries())
      if (one.id === id && one.face === face && one.controller === controller && one.card === card) return place;
    return known.push(value) - 1;
  },
  unpack: (packed, known) => ({ ...(known[packed as number] as Mention) }),
};
