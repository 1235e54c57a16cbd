/** Whole random battles of generation 9 between random legal players, the simulator's core driven directly. */
import { seeded } from '@astris/engine/testing';
import { type Battle, type Choices, FORMAT, seedOf, sim } from './simulator';

let battles = 0;
const SLOTS = ['p1', 'p2'] as const;

/** Two packed teams, as a saved deck would be given. */
export const teamsFor = (n: number): string[] =>
  SLOTS.map((_, at) => sim.Teams.pack(sim.Teams.generate(FORMAT, { seed: seedOf(2 * n + at) })));
export function newBattle(n: number, teams: readonly string[] = teamsFor(n)): Battle {
  const battle = new sim.Battle({ formatid: FORMAT, seed: seedOf(n) });
  for (const [at, slot] of SLOTS.entries()) battle.setPlayer(slot, { name: slot, team: teams[at] ?? '' });
  return battle;
}

/** Everything that this side may choose: moves, with or without Terastallization, and switches. */
function legalChoices({ active, forceSwitch, side }: Choices): string[] {
  const { pokemon } = side;
  const reviving = pokemon.some((one) => one.reviving);
  const others = pokemon.flatMap((one, at) =>
    !one.active && one.condition.endsWith(' fnt') === (reviving && forceSwitch !== undefined)
      ? [`switch ${at + 1}`]
      : [],
  );
  if (forceSwitch) return others.length > 0 ? others : ['pass'];
  const [first] = active ?? [];
  const moves = (first?.moves ?? []).flatMap((move, at) => {
    if (move.disabled) return [];
    return first?.canTerastallize ? [`move ${at + 1}`, `move ${at + 1} terastallize`] : [`move ${at + 1}`];
  });
  return first?.trapped ? moves : [...moves, ...others];
}
/** One decision of a side; null when it has nothing to decide. */
function decide(battle: Battle, at: number, random: () => number): boolean {
  const side = battle.sides[at];
  const request = side?.activeRequest;
  if (!side || !request || request.wait || side.isChoiceDone()) return false;
  const legal = request.teamPreview ? ['default'] : legalChoices(request);
  // A hidden trap refuses a switch; then another choice is taken.
  while (legal.length > 0) {
    const [choice = ''] = legal.splice(Math.floor(random() * legal.length), 1);
    if (battle.choose(SLOTS[at] ?? '', choice)) return true;
  }
  throw new Error('nothing legal to choose');
}
export interface PlayedBattle {
  readonly battle: Battle;
  readonly decisions: number;
}
/** Plays one to its end, or until so many decisions. */
export function playBattle(most = Number.POSITIVE_INFINITY): PlayedBattle {
  const battle = newBattle(++battles);
  const random = seeded(battles);
  let decisions = 0;
  while (!battle.ended && decisions < most) {
    let moved = false;
    for (const at of SLOTS.keys())
      if (!battle.ended && decide(battle, at, random)) {
        decisions++;
        moved = true;
      }
    if (!moved) throw new Error('a battle is stuck');
  }
  return { battle, decisions };
}
