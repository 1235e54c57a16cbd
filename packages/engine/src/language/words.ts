/** One small function for each word of the vocabulary, so that a card reads as a sentence. They add nothing but brevity. */
import type * as V from './vocabulary';

type Effects = V.Effect | V.Effect[];
type Named = Exclude<V.Ref, V.Target>;
type Money = { C: V.Amount } | { CP: V.Amount } | { SP: V.Amount };
const list = (effects: Effects): V.Effect[] => (Array.isArray(effects) ? effects : [effects]);

// ── Who and what ────────────────────────────────────────────────────────────
const filter = (whose: V.Whose, kind: V.Kind, qualities: V.Quality[]): V.Filter =>
  qualities.length ? { kind, whose, with: qualities } : { kind, whose };
export const your = (kind: V.Kind, ...qualities: V.Quality[]) => filter('your', kind, qualities);
export const opponents = (kind: V.Kind, ...qualities: V.Quality[]) => filter("opponent's", kind, qualities);
export const any = (kind: V.Kind, ...qualities: V.Quality[]) => filter('any', kind, qualities);
export const another = (what: V.Filter): V.Filter => ({ ...what, another: true });

export const drive = (name: V.Drive): V.Quality => ({ drive: name });
export const trait = (name: string): V.Quality => ({ trait: name });
export const faction = (name: V.Faction): V.Quality => ({ faction: name });
export const atMost = (n: number, of: V.Stat): V.Quality => ({ atMost: n, of });
export const atLeast = (n: number, of: V.Stat): V.Quality => ({ atLeast: n, of });
export const without = (quality: V.Quality): V.Quality => ({ not: quality });

export const self = 'this' as const;
export const it = 'it' as const;
export const bound = 'the Bound Character' as const;
export const partner = 'the Partnered Character' as const;
/** What this Device is attached to. */
export const host = 'the attached permanent' as const;
export const target = (what: V.Filter, how: { count?: number; upTo?: true } = {}): V.Target => ({
  target: what,
  ...how,
});
export const all = (what: V.Filter): { all: V.Filter } => ({ all: what });

export const numberOf = (what: V.Filter): V.Amount => ({ count: what });
export const statOf = (stat: V.Stat, of: V.Ref): V.Amount => ({ stat, of });

// ── What happened ───────────────────────────────────────────────────────────
const happening =
  (event: V.PermanentEvent) =>
  (subject: V.Filter | Named): V.Happening => ({ event, subject });
export const enters = happening('enters');
export const leaves = happening('leaves');
export const falls = happening('falls');
export const redeemed = happening('redeemed');
export const destroyed = happening('destroyed');
export const attacks = happening('attacks');
export const intercepts = happening('intercepts');
export const winsConflict = happening('winsConflict');
export const seized = happening('seized');
export const raids = happening('raids');
export const isBound = (subject: V.Filter | 'this' = 'this'): V.Happening => ({ event: 'bound', subject });
export const chapterEnds = (subject: V.Filter | 'this' = 'this'): V.Happening => ({ event: 'chapterEnds', subject });
export const plays = (by: V.Player, type: V.CardType | 'card' = 'card'): V.Happening => ({ event: 'plays', by, type });
export const skips = (by: V.Player): V.Happening => ({ event: 'skips', by });
export const turnEnds = (of: V.Player = 'you'): V.Happening => ({ event: 'turnEnds', of });

// ── Conditions ──────────────────────────────────────────────────────────────
/** `player` controls at least that many; whose the filter says is of no account, since `player` says it. */
export const controls = (player: V.Player, what: V.Filter, least = 1): V.Condition => ({
  if: 'controls',
  player,
  what: { ...what, whose: 'any' },
  atLeast: least,
});
export const aligned: V.Condition = { if: 'aligned' };
export const is = (what: Named, quality: V.Quality): V.Condition => ({ if: 'is', what, quality });
type Bounds = { atMost?: number; atLeast?: number };
export const treasury = (player: V.Player, bounds: Bounds): V.Condition => ({ if: 'treasury', player, ...bounds });
export const hand = (player: V.Player, bounds: Bounds): V.Condition => ({ if: 'hand', player, ...bounds });
export const happens = (what: V.Happening, times = 1): V.Condition => ({ if: 'happened', what, times });
export const not = (condition: V.Condition): V.Condition => ({ if: 'not', not: condition });
export const allOf = (...of: V.Condition[]): V.Condition => ({ if: 'all', of });
export const anyOf = (...of: V.Condition[]): V.Condition => ({ if: 'any', of });

// ── Costs ───────────────────────────────────────────────────────────────────
export const C = <N extends V.Amount>(n: N) => ({ C: n });
export const CP = <N extends V.Amount>(n: N) => ({ CP: n });
export const SP = <N extends V.Amount>(n: N) => ({ SP: n });
export const activateThis: V.Cost = { activate: 'this' };
export const discarding = (cards: number): V.Cost => ({ discard: cards });
export const sacrificing = (what: V.Filter): V.Cost => ({ sacrifice: what });

// ── Effects ─────────────────────────────────────────────────────────────────
const resourceOf = (money: Money): { resource: V.Resource; amount: V.Amount } => {
  if ('C' in money) return { resource: 'C', amount: money.C };
  if ('CP' in money) return { resource: 'CP', amount: money.CP };
  return { resource: 'SP', amount: money.SP };
};
export const gain = (money: Money, player: V.Player = 'you'): V.Effect => ({
  do: 'gain',
  ...resourceOf(money),
  player,
});
export const lose = (money: Money, player: V.Player): V.Effect => ({ do: 'lose', ...resourceOf(money), player });
export const draw = (amount: V.Amount, player: V.Player = 'you'): V.Effect => ({ do: 'draw', amount, player });
export const discard = (amount: V.Amount, player: V.Player): V.Effect => ({ do: 'discard', amount, player });
export const damage = (amount: V.Amount, to: V.Subjects): V.Effect => ({ do: 'damage', amount, to });
export const heal = (amount: V.Amount, to: V.Subjects): V.Effect => ({ do: 'heal', amount, to });
export const fall = (what: V.Subjects): V.Effect => ({ do: 'fall', what });
export const redeem = (what: V.Subjects): V.Effect => ({ do: 'redeem', what });
export const ready = (what: V.Subjects): V.Effect => ({ do: 'ready', what });
export const activate = (what: V.Subjects): V.Effect => ({ do: 'activate', what });
export const destroy = (what: V.Subjects): V.Effect => ({ do: 'destroy', what });
export const award = (sp: V.Amount, to: V.Ref): V.Effect => ({ do: 'award', sp, to });
export const strip = (sp: V.Amount, to: V.Ref): V.Effect => ({ do: 'strip', sp, to });
export const takeControl = (
  what: V.Ref,
  until: V.Duration | 'for good',
  player?: Exclude<V.Player, 'each player'>,
): V.Effect => ({ do: 'takeControl', what, until, ...(player ? { player } : {}) });
export const returnToHand = (what: V.Ref): V.Effect => ({ do: 'return', what });
export const burn = (what: V.Ref): V.Effect => ({ do: 'burn', what });
export const sacrifice = (player: V.Player, what: V.Filter): V.Effect => ({ do: 'sacrifice', player, what });
export const removeStoryline = (what: V.Ref): V.Effect => ({ do: 'removeStoryline', what });
export const modify = (
  what: V.Subjects,
  stat: V.Stat,
  by: number,
  until: V.Duration = 'while this is on the Map',
): V.Effect => ({ do: 'modify', what, stat, by, until });
export const grant = (
  what: V.Subjects,
  keyword: V.Keyword,
  until: V.Duration = 'while this is on the Map',
): V.Effect => ({ do: 'grant', what, keyword, until });
export const forbid = (
  what: V.Subjects,
  act: V.ForbiddenAct,
  until: V.Duration = 'while this is on the Map',
): V.Effect => ({ do: 'forbid', what, act, until });
export const discount = (type: V.CardType, by: number): V.Effect => ({ do: 'discount', type, by });
export const may = (effect: Effects): V.Effect => ({ do: 'may', effect: list(effect) });
export const choose = (...oneOf: Effects[]): V.Effect => ({ do: 'choose', oneOf: oneOf.map(list) });
export const iff = (condition: V.Condition, then: Effects, otherwise?: Effects): V.Effect => ({
  do: 'when',
  if: condition,
  // biome-ignore lint/suspicious/noThenProperty: a list is never called, so nothing awaits it.
  then: list(then),
  ...(otherwise ? { else: list(otherwise) } : {}),
});
export const each = (of: V.Filter, effect: Effects): V.Effect => ({ do: 'each', of, effect: list(effect) });
export const plunder = (n: number): V.Keyword => ({ plunder: n });
export const resilient = (n: number): V.Keyword => ({ resilient: n });

// ── Abilities ───────────────────────────────────────────────────────────────
export const when = (what: V.Happening, effect: Effects, condition?: V.Condition): V.Ability => ({
  ability: 'triggered',
  when: what,
  ...(condition ? { if: condition } : {}),
  effect: list(effect),
});
export const pay = (
  cost: V.Cost | V.Cost[],
  effect: Effects,
  how: { speed?: V.Speed; limit?: 'once each turn' } = {},
): V.Ability => ({
  ability: 'activated',
  cost: Array.isArray(cost) ? cost : [cost],
  speed: how.speed ?? 'Slow',
  effect: list(effect),
  ...(how.limit ? { limit: how.limit } : {}),
});
export const always = (effect: Effects, condition?: V.Condition): V.Ability => ({
  ability: 'static',
  effect: list(effect),
  ...(condition ? { if: condition } : {}),
});
/** "If it would fall, instead …" (13.4). */
export const instead = (event: 'falls' | 'destroyed', subject: V.Filter | 'this', effect: Effects): V.Ability => ({
  ability: 'replacement',
  instead: { event, subject },
  effect: list(effect),
});
