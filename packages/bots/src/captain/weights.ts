/** What the captain holds dear, in one unit: about what 1C of a full purse buys. */
export const WEIGHTS = {
  /** A won game, beyond everything else (15.4). */
  game: 1_000,
  /** An Act won: half of the way (9.4.9). */
  act: 70,
  /** A Story Point of lead while the Act is young (15.1). */
  storyPoint: 2,
  /** How much more a Story Point of lead is worth when the Act is about to end. */
  lateStoryPoint: 4,
  /** A Story Point that the Chapters ahead will award, if all goes well. */
  futureStoryPoint: 1.1,
  /** The active Chapter done by half rather than not at all: its reward comes nearer. */
  progress: 1.2,
  /** Each Chapter behind: what was skipped or completed brings the end of the Act nearer. */
  chapter: 0.6,
  /** The end of the Act in reach, for whoever would win it then. */
  finish: 16,
  /** A Storyline in progress: without one an Act is neither scored in nor ended (8.5). */
  storyline: 3,
  /** A Bound Storyline with a Bound Character, who may go on with it. */
  bound: 1.5,
  /** A Bound Character that does not share a Drive, and so receives no Story Points (8.2.3). */
  unaligned: -2,

  /** An empty Treasury in one’s own turn, as a share of the Story Point that it may yet cost (16.1). */
  empty: 0.3,
  /** 1C up to what a turn spends. */
  usefulC: 0.9,
  /** 1C above that. */
  spareC: 0.45,
  /** 1C near the cap, which what comes in would overflow (3.1). */
  idleC: 0.05,
  /** 1 CP up to what a dear Maneuver costs. */
  usefulCP: 0.35,
  /** 1 CP near the cap (3.2). */
  idleCP: 0.04,
  /** 1C of income, over the turns that are left. */
  income: 2.4,
  /** 1 CP of printed command, over the turns that are left. */
  command: 1.3,

  /** A card in hand that can be played in this Act. */
  card: 1.15,
  /** A card in hand that can't be played in this Act, or that one on the Map forbids (4.3, 4.6). */
  deadCard: 0.35,
  /** A Fast Maneuver in hand over a Slow one: it keeps until it counts. */
  fast: 0.25,

  /** A permanent, whatever it is (9.4.4 counts them). */
  permanent: 0.7,
  /** 1 Power of a Character or Spacecraft. */
  power: 0.9,
  /** 1 Resolve or Hull, damage taken off. */
  toughness: 0.65,
  /** A keyword or an ability that is printed on the face up. */
  ability: 0.6,
  /** The Fallen face that a Character still has before it, as a share of what that is worth. */
  fallenFace: 0.55,
  /** 1 Defense of a Location. */
  defense: 0.25,
  /** A Device or a back face without statistics. */
  device: 1.6,
  /** A Character or Spacecraft that stays ready for the opponent’s turn: it may intercept. */
  ready: 0.05,

  /** What the opponent’s next attacks would take, as far as nobody can step in. */
  danger: 0.48,
  /** What one’s own next attacks would take. */
  chance: 0.125,
  /** What an attack on a Character in front of its Fallen face costs, as a share of its worth. */
  fall: 0.4,
} as const;
