/** How values become short arrays and come back as they were: by position, not by name. */
import type { Mention } from '@astris/engine';

/** The cards that a step mentions, each told once. */
export interface Mentioned {
  readonly list: Mention[];
  readonly at: Map<string, number>;
}
export interface Packer<T> {
  pack(value: T, mentioned: Mentioned): unknown;
  unpack(packed: unknown, mentioned: Mentioned): T;
}
type Fields<T> = { [K in keyof Required<T>]: Packer<NonNullable<T[K]> | Extract<T[K], null>> };

/** As it is. */
export const plain = <T>(): Packer<T> => ({ pack: (value) => value, unpack: (packed) => packed as T });
export const flag: Packer<boolean> = { pack: (value) => (value ? 1 : 0), unpack: (packed) => packed === 1 };
/** A word of a closed list, by its place there. Both ends are of one build. */
export function word<W extends string>(words: readonly W[]): Packer<W> {
  const places = new Map(words.map((one, place) => [one, place]));
  return {
    pack: (value) => places.get(value),
    unpack: (packed) => words[packed as number] as W,
  };
}
export const list = <T>(of: Packer<T>): Packer<readonly T[]> => ({
  pack: (values, mentioned) => values.map((value) => of.pack(value, mentioned)),
  unpack: (packed, mentioned) => (packed as unknown[]).map((one) => of.unpack(one, mentioned)),
});
export const nullable = <T>(of: Packer<T>): Packer<T | null> => ({
  pack: (value, mentioned) => (value === null ? null : of.pack(value, mentioned)),
  unpack: (packed, mentioned) => (packed === null ? null : of.unpack(packed, mentioned)),
});
/** A record whose fields are all there: their values in order. */
export function tuple<T extends object>(fields: Fields<T>): Packer<T> {
  const keys = Object.keys(fields) as (keyof T)[];
  return {
    pack: (value, mentioned) => keys.map((key) => fields[key].pack(value[key] as never, mentioned)),
    unpack: (packed, mentioned) => {
      const value: Partial<T> = {};
      for (const [at, key] of keys.entries())
        value[key] = fields[key].unpack((packed as unknown[])[at], mentioned) as T[keyof T];
      return value as T;
    },
  };
}
/** A record with fields that may be absent: which are there, as bits, and then their values in order. */
export function record<T extends object>(fields: Fields<T>): Packer<T> {
  const keys = Object.keys(fields) as (keyof T)[];
  return {
    pack: (value, mentioned) => {
      const packed: unknown[] = [0];
      let bits = 0;
      for (const [at, key] of keys.entries()) {
        if (value[key] === undefined) continue;
        bits |= 1 << at;
        packed.push(fields[key].pack(value[key] as never, mentioned));
      }
      packed[0] = bits;
      return packed;
    },
    unpack: (packed, mentioned) => {
      const [bits, ...values] = packed as [number, ...unknown[]];
      const value: Partial<T> = {};
      let next = 0;
      for (const [at, key] of keys.entries())
        if (bits & (1 << at)) value[key] = fields[key].unpack(values[next++], mentioned) as T[keyof T];
      return value as T;
    },
  };
}
/** A card named in an event: its place among those of the step. */
export const mention: Packer<Mention> = {
  pack: (value, { list: known, at }) => {
    const name = `${value.id} ${value.face} ${value.controller} ${value.card}`;
    const place = at.get(name) ?? known.push(value) - 1;
    at.set(name, place);
    return place;
  },
  unpack: (packed, { list: known }) => ({ ...(known[packed as number] as Mention) }),
};
