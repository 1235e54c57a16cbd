/** The words that cards are written in. Plain data: every value here survives JSON. Imports nothing. */

export const ACTS = ['I', 'II', 'III'] as const;
/** In the order in which lists show them. */
export const CARD_TYPES = [
  'Homeworld',
  'Character',
  'Spacecraft',
  'Location',
  'Device',
  'Maneuver',
  'Storyline',
] as const;
export const DRIVES = ['Ambition', 'Devotion', 'Duty', 'Freedom', 'Truth', 'Vengeance'] as const;
export const FACTIONS = [
  'Aurelian Throne',
  'Free Drift',
  'Lantern Order',
  'Helix Combine',
  'Hollow Choir',
  'Independent',
] as const;
/** Keywords without a number (section 14). Attach is a field of a Device, Climactic of a Chapter, Unique of a card. */
export const KEYWORDS = ['Elusive', 'Enduring', 'Guard', 'Swift', 'Veiled', 'Vigilant'] as const;

export type Act = (typeof ACTS)[number];
export type Drive = (typeof DRIVES)[number];
export type Faction = (typeof FACTIONS)[number];
export type PlainKeyword = (typeof KEYWORDS)[number];
export type Keyword = PlainKeyword | { plunder: number } | { resilient: number };
export type Stat = 'power' | 'resolve' | 'hull' | 'defense' | 'income' | 'command' | 'bastion';
export type Resource = 'C' | 'CP' | 'SP';
export type Speed = 'Slow' | 'Fast';

/** The type of a face. `permanent` in a filter is any card on the Map (18.25). */
export type FaceType =
  | 'Homeworld'
  | 'Character'
  | 'Spacecraft'
  | 'Location'
  | 'Device'
  | 'Storyline'
  | 'Completed Storyline';
export type CardType = (typeof CARD_TYPES)[number];
export type Kind = FaceType | 'permanent';
export type Whose = 'your' | "opponent's" | 'any';

// ── Who and what ────────────────────────────────────────────────────────────
/** `you` is the controller (1.9). `winner` and `loser` of the Act stand only in a back face's reward (9.4.0b). */
export type Player = 'you' | 'opponent' | 'each player' | 'winner' | 'loser';
export type Quality =
  | 'ready'
  | 'activated'
  | 'Fallen'
  | 'Bound'
  | 'Partnered'
  | 'damaged'
  | 'lethally damaged'
  | 'in progress'
  /** The tone of a Storyline in progress (8.6.5). */
  | 'Aspirational'
  | 'Cursed'
  | { drive: Drive }
  | { trait: string }
  | { faction: Faction }
  | { atMost: number; of: Stat }
  | { atLeast: number; of: Stat }
  | { not: Quality };
/** A description of permanents. `another` leaves out the card that says it. */
export interface Filter {
  kind: Kind;
  whose: Whose;
  with?: Quality[];
  another?: true;
}
/** Chosen as the ability is put on the Chain (11.1); `count` defaults to 1; `upTo` lets fewer be chosen. */
export interface Target {
  target: Filter;
  count?: number;
  upTo?: true;
}
/** One permanent: this card, the last target or the event's subject, the cast of this Storyline, what this is attached to. */
export type Ref = 'this' | 'it' | 'the Bound Character' | 'the Partnered Character' | 'the attached permanent' | Target;
/** One permanent, or all that fit, together. */
export type Subjects = Ref | { all: Filter };
export type Amount = number | { count: Filter } | { stat: Stat; of: Ref };

// ── What happened ───────────────────────────────────────────────────────────
/** One pattern language, shared by triggers, End conditions, Reversals and "Skip: When". */
export type PermanentEvent =
  | 'enters'
  | 'leaves'
  | 'falls'
  | 'redeemed'
  | 'destroyed'
  | 'attacks'
  | 'intercepts'
  | 'winsConflict'
  | 'seized'
  | 'raids';
export type Happening =
  /** `raids`: it attacked a Homeworld and its controller lost at least 1C (12.5). */
  | { event: PermanentEvent; subject: Filter | Exclude<Ref, Target> }
  /** A Storyline is Bound; `this` is the Storyline that says it (8.10.5). */
  | { event: 'bound'; subject: Filter | 'this' }
  /** A Chapter completes naturally, on the Storyline that fits. */
  | { event: 'chapterEnds'; subject: Filter | 'this' }
  | { event: 'plays'; by: Player; type: CardType | 'card' }
  /** That player’s Skip passes a Chapter, whoever controls the Storyline (8.6.1, 8.6.3). */
  | { event: 'skips'; by: Player }
  | { event: 'turnEnds'; of: Player };

// ── Conditions ──────────────────────────────────────────────────────────────
export type Condition =
  | { if: 'controls'; player: Player; what: Filter; atLeast: number }
  | { if: 'aligned' }
  | { if: 'is'; what: Exclude<Ref, Target>; quality: Quality }
  | { if: 'treasury'; player: Player; atMost?: number; atLeast?: number }
  | { if: 'hand'; player: Player; atMost?: number; atLeast?: number }
  /** Counted since the Chapter activated, or for a Reversal since the Storyline entered (8.5.4, 8.12.3). */
  | { if: 'happened'; what: Happening; times: number }
  | { if: 'not'; not: Condition }
  | { if: 'all' | 'any'; of: Condition[] };

// ── Effects ─────────────────────────────────────────────────────────────────
export type Duration = 'this turn' | 'this conflict' | 'this Act' | 'while this is on the Map';
export type ForbiddenAct = 'attack' | 'intercept' | 'bind' | 'ready';
export type Effect =
  | { do: 'gain' | 'lose'; resource: Resource; amount: Amount; player: Player }
  | { do: 'draw' | 'discard'; amount: Amount; player: Player }
  | { do: 'damage' | 'heal'; amount: Amount; to: Subjects }
  | { do: 'fall' | 'redeem' | 'ready' | 'activate' | 'destroy'; what: Subjects }
  /** SP markers put on, or taken off, a permanent (3.5). */
  | { do: 'award' | 'strip'; sp: Amount; to: Ref }
  /** Its controller takes control, or the player named (5.3). */
  | { do: 'takeControl'; what: Ref; until: Duration | 'for good'; player?: Exclude<Player, 'each player'> }
  | { do: 'return'; what: Ref }
  | { do: 'burn'; what: Ref }
  /** That player chooses and sacrifices one permanent that fits; "your" in the filter is that player. */
  | { do: 'sacrifice'; player: Player; what: Filter }
  /** Removes a Storyline in progress (8.8.4); only on a Maneuver of at least 5 CP. */
  | { do: 'removeStoryline'; what: Ref }
  | { do: 'modify'; what: Subjects; stat: Stat; by: number; until: Duration }
  | { do: 'grant'; what: Subjects; keyword: Keyword; until: Duration }
  | { do: 'forbid'; what: Subjects; act: ForbiddenAct; until: Duration }
  /** Static only: cards of that type cost their controller that much less, to a least of 0 (in C, or CP for Maneuvers). */
  | { do: 'discount'; type: CardType; by: number }
  | { do: 'may'; effect: Effect[] }
  | { do: 'choose'; oneOf: Effect[][] }
  | { do: 'when'; if: Condition; then: Effect[]; else?: Effect[] }
  | { do: 'each'; of: Filter; effect: Effect[] };

// ── Costs and abilities ─────────────────────────────────────────────────────
export type Cost =
  | { C: number }
  | { CP: number }
  | { SP: number }
  | { activate: 'this' }
  | { discard: number }
  | { sacrifice: Filter };
export type Ability =
  | { ability: 'triggered'; when: Happening; if?: Condition; effect: Effect[] }
  | { ability: 'activated'; cost: Cost[]; speed: Speed; effect: Effect[]; limit?: 'once each turn' }
  | { ability: 'static'; effect: Effect[]; if?: Condition }
  /** "If it would happen, instead …" (13.4); falls and destroyed only. */
  | { ability: 'replacement'; instead: { event: 'falls' | 'destroyed'; subject: Filter | 'this' }; effect: Effect[] };
