/** Every number of the house rules (H), versioned, so that a publisher's true value replaces one in one line. */
export interface Ruleset {
  version: string;
  /** 2.1, 2.2, 2.4, 2.6 */
  deck: { min: number; max: number; copies: number; storylines: number; starterCost: number; sideboard: number };
  /** 3.1 Treasury cap in C, 3.2 Command Points cap */
  treasuryCap: number;
  commandCap: number;
  /** 5.6 C lost for each card that can't be drawn */
  emptyDeckLoss: number;
  /** 8.3.4 Storylines in progress a player may control */
  storylinesInProgress: number;
  /** 8.5.5 first turn of the Act in which a Climactic Chapter may complete */
  climacticTurn: number;
  /** 8.8.4 least CP cost of a Maneuver that removes a Storyline */
  disruptionCost: number;
  /** 9.4.4 C for the loser of an Act; 9.4.6 cards drawn */
  catchUp: number;
  winnerDraws: number;
  loserDraws: number;
  /** 10.6d */
  handLimit: number;
  /** 13.5 */
  loopCompare: number;
  loopLimit: number;
  /** 15.4 */
  actsToWin: number;
  acts: number;
  /** 16.1 */
  emptyTreasury: { fromTurn: number; sp: number; perAct: number };
  /** 17.2, 17.4, 17.6 */
  startingCommand: [number, number];
  openingHand: number;
  mulligans: number;
  /** 19.1 in ms; 19.3 in turns of an Act */
  decisionMs: number;
  bankMs: number;
  adjudicationTurn: number;
  adjudicationShownFrom: number;
}

export const RULESET: Ruleset = {
  version: '2026-11-30.2',
  deck: { min: 50, max: 80, copies: 3, storylines: 4, starterCost: 3, sideboard: 15 },
  treasuryCap: 20,
  commandCap: 10,
  emptyDeckLoss: 2,
  storylinesInProgress: 2,
  climacticTurn: 7,
  disruptionCost: 5,
  catchUp: 10,
  winnerDraws: 5,
  loserDraws: 7,
  handLimit: 8,
  loopCompare: 50,
  loopLimit: 1000,
  actsToWin: 2,
  acts: 3,
  emptyTreasury: { fromTurn: 3, sp: 1, perAct: 3 },
  startingCommand: [1, 3],
  openingHand: 7,
  mulligans: 3,
  decisionMs: 10_000,
  bankMs: 15 * 60_000,
  adjudicationTurn: 30,
  adjudicationShownFrom: 20,
};

/** Version of the rules as code; raised with every change after which an old game might run differently. */
export const ENGINE_VERSION = '0.3.0';
