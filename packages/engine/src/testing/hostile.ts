/** Anything that somebody may send as an action or an actor, for property tests. */
import fc from 'fast-check';

/** Names that mean something to objects of the language rather than to the game. */
const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', 'valueOf', 'then'];
const TYPES = ['act', 'choose', 'takeBack', 'concede', 'void', 'clockOut'];
const DEEDS = ['play', 'ability', 'bind', 'partner', 'skip', 'attack', 'intercept', 'pass', 'endTurn'];
const FIELDS = ['card', 'ability', 'storyline', 'character', 'attacker', 'target', 'interceptor'];

const oddNumber = fc.constantFrom(Number.NaN, -0, 0.5, -1, 1e21, 2 ** 53, -(2 ** 31), Infinity, -Infinity, 1e-7);
const longText = fc.constantFrom('a'.repeat(100_000), '\0', '1', '-1', '0x10', '1e3', ' 1 ', '🂠');
const hugeList = fc.constantFrom(
  () => new Array(2 ** 32 - 1),
  () => Array.from({ length: 50_000 }, (_, n) => n),
  () => [undefined, 0],
  // biome-ignore lint/suspicious/noSparseArray: a hole is what is tried here.
  () => [, 0],
  () => Object.assign([0], { length: 3 }),
  () => new Uint8Array(4),
);
/** Objects that do something as they are read. */
const trap = fc.constantFrom(
  () => ({
    get type() {
      throw new Error('a getter that throws');
    },
  }),
  () => ({ type: 'choose', chosen: new Proxy([0], { get: () => Number.NaN }) }),
  () =>
    new Proxy(
      {},
      {
        get() {
          throw new Error('a proxy that throws');
        },
      },
    ),
  () => {
    let reads = 0;
    return {
      type: 'act',
      act: {
        do: 'play',
        get card() {
          return reads++;
        },
      },
    };
  },
  () => {
    const loop: Record<string, unknown> = { type: 'act' };
    loop.act = loop;
    return loop;
  },
  () => Object.create({ type: 'act', act: { do: 'nothing' } }),
  () => JSON.parse('{"type":"act","__proto__":{"act":{"do":"pass"}},"act":{"do":"__proto__"}}'),
);
const odd = fc.oneof(
  oddNumber,
  longText,
  fc.constantFrom(...NAMES),
  hugeList.map((make) => make()),
  fc.constantFrom(null, undefined, true, 10n, Symbol('odd'), () => 0, new Date(0), /x/),
  fc.anything({ maxDepth: 2 }),
);
const id = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: -2, max: 130 }) }, { weight: 1, arbitrary: odd });
const act = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom(...DEEDS), ...Object.fromEntries(FIELDS.map((f) => [f, id])) }),
  },
  { weight: 1, arbitrary: fc.record({ do: odd, card: id }) },
  { weight: 1, arbitrary: odd },
);
const chosen = fc.oneof(
  fc.array(fc.integer({ min: -1, max: 9 }), { maxLength: 12 }),
  fc.array(odd, { maxLength: 3 }),
  odd,
);

/** Legal by chance, illegal, malformed, or made to break what reads it. */
export const hostileAction: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constant('act'), act }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('choose'), chosen }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom(...TYPES, ...NAMES), act, chosen, seat: id }) },
  { weight: 1, arbitrary: trap.map((make) => make()) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: odd },
);
export const hostileActor: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(0, 1) },
  { weight: 1, arbitrary: fc.constantFrom('server', 'spectator', 2, -1, ...NAMES) },
  { weight: 1, arbitrary: odd },
);
