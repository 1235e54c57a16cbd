import type { Action, Actor } from '../../actions';
import { apply, isRefusal } from '../../game';
import { always, C, CP, discarding, draw, forbid, pay, SP, sacrificing, self, your } from '../../language/words';
import type { Refusal, RefusalReason } from '../../refusals';
import { testCharacter } from '../fixtures';
import { type Scenario, scenario } from '../scenario';
import { slow, tool } from '../small-cards';
import { story } from '../stories';

export type Case = readonly [why: RefusalReason, rule: string, says: string, of: () => Refusal];
/** What an action is refused with; fails when it is not. */
export function refused(game: Scenario, actor: Actor, action: unknown): Refusal {
  const result = apply(game.game, actor, action as Action);
  if (!isRefusal(result)) throw new Error(`${JSON.stringify(action)} was not refused`);
  return result;
}
export const acting = (game: Scenario, act: object, seat = 0) => refused(game, seat, { type: 'act', act });
export const choosing = (game: Scenario, chosen: unknown, seat = 0) => refused(game, seat, { type: 'choose', chosen });
export const id = (game: Scenario, name: string) => game.card(name).id;
export const play = (card: string, setup: Parameters<typeof scenario>[0]) => {
  const game = scenario(setup);
  return acting(game, { do: 'play', card: id(game, card) });
};
export const use = (card: string, setup: Parameters<typeof scenario>[0], ability = 0) => {
  const game = scenario(setup);
  return acting(game, { do: 'ability', card: id(game, card), ability });
};
export const pair = (
  what: 'bind' | 'partner',
  storyline: string,
  character: string,
  setup: Parameters<typeof scenario>[0],
) => {
  const game = scenario(setup);
  return acting(game, { do: what, storyline: id(game, storyline), character: id(game, character) });
};
export const skip = (setup: Parameters<typeof scenario>[0]) => {
  const game = scenario(setup);
  return acting(game, { do: 'skip', storyline: id(game, 'path') });
};
export const attack = (attacker: string, to: string, setup: Parameters<typeof scenario>[0]) => {
  const game = scenario(setup);
  return acting(game, { do: 'attack', attacker: id(game, attacker), target: id(game, to) });
};
/** An attack on the opponent, who is asked to respond; `interceptor` is refused. */
export const intercept = (
  interceptor: string,
  setup: Parameters<typeof scenario>[0],
  before?: (game: Scenario) => void,
) => {
  const game = scenario({ cards: MORE, ...setup });
  game.respond();
  game.you.attack('raider', 'test-homeworld#2');
  before?.(game);
  const seat = game.opponent.decision ? 1 : 0;
  const answer = acting(game, { do: 'intercept', interceptor: id(game, interceptor) }, seat);
  game.settle();
  return answer;
};
/** Two cards of a hand to choose from, of which one must be discarded. */
export const discarded = (chosen: unknown) => {
  const game = scenario({
    cards: [slow('toll', { do: 'discard', amount: 2, player: 'you' })],
    you: { hand: ['toll', 'test-slow', 'test-fast', 'test-device'] },
  });
  game.you.play('toll');
  const answer = choosing(game, chosen);
  game.you.choose('test-slow', 'test-fast');
  return answer;
};

export const MORE = [
  testCharacter(1, 3, { id: 'raider', name: 'Raider' }),
  testCharacter(1, 3, { id: 'late', name: 'Late', acts: ['II', 'III'] }),
  testCharacter(1, 3, { id: 'only', name: 'The Only', unique: true }),
  testCharacter(1, 3, { id: 'kept', name: 'Kept', front: { abilities: [always(forbid(self, 'bind'))] } }),
  tool(
    'kit',
    pay(C(2), draw(1)),
    pay(SP(3), draw(1)),
    pay(discarding(2), draw(1)),
    pay(CP(1), draw(1), { limit: 'once each turn' }),
  ),
  tool('altar', pay([sacrificing(your('Location')), sacrificing(your('Location'))], draw(1))),
  story('duo', {}, { partner: true }),
  story('path', { one: { skip: { cost: [CP(3)] } } }, { bound: false }),
];
export const duo = { card: 'duo', boundTo: 'test-character-1-2' } as const;
export const guards = { opponent: { hand: ['test-fast'], map: ['test-character-1-2', 'test-device'] } };
