/** The entry of that name. Throws when there is none, which only a wrong direction for a card can cause. */
export function named<T>(table: Readonly<Record<string, T>>, name: string): T {
  const found = table[name];
  if (found === undefined) throw new Error(`No "${name}" among ${Object.keys(table).join(', ')}`);
  return found;
}

export const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>): K[] => Object.keys(table) as K[];

/** The entry on which a number in [0, 1) falls. */
export const choose = <T>(share: number, list: readonly [T, ...T[]]): T =>
  list[Math.floor(share * list.length)] ?? list[0];
