import { type Placed, type Scenario, type Setup, toNextAct } from '@astris/engine/scenario';
import { scenario } from '../../scenario';

/** One Act won by each, so that the game ends as this one is scored (9.4.9), and all stays as the reward left it. */
export const lastAct = (setup: Setup): Scenario => scenario({ act: 'III', won: ['you', 'opponent'], ...setup });
/** SP that you and the opponent had when the Act was scored; undefined while it goes on. */
export const scored = (game: Scenario) => game.told('storyPointsCounted').at(-1)?.numbers;
/** Who controls a card in the next Act, which you open; undefined if it has left the Map. */
export const inherited = (game: Scenario, card: string) => {
  toNextAct(game, 'you');
  const { zone, controller } = game.card(card);
  return zone === 'map' ? controller : undefined;
};
/** A Storyline in its second or third Chapter, which has counted that much. */
export const at = (card: string, chapter: 2 | 3, counts: number[] = [], more: Partial<Placed> = {}): Placed => ({
  card,
  chapter,
  counts,
  ...more,
});
export const THEIR_HOME = 'test-homeworld#2';
