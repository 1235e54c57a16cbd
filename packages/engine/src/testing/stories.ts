/** Storylines for the tests of sections 8, 9 and 15: Chapters that a test meets at will, and the way through the end of an Act. */
import { expect } from 'vitest';
import type { EventType } from '../events';
import type { Chapter, Condition, StorylineCard } from '../language/index';
import { happens, plays, treasury, your } from '../language/words';
import { testStoryline } from './fixtures';
import type { Scenario } from './scenario';

export const NEVER: Condition = { if: 'controls', player: 'you', what: your('Device'), atLeast: 9 };
export const ALWAYS: Condition = treasury('you', { atLeast: 0 });
/** Met by whoever plays a Maneuver, as it is paid. */
export const ON_MANEUVER: Condition = happens(plays('each player', 'Maneuver'));

type Part = Partial<Omit<Chapter, 'title'>>;
/** A Storyline of these Chapters; whatever is left out is never met. */
export const story = (
  id: string,
  { one, two, three }: { one?: Part; two?: Part; three?: Part },
  more: Partial<Omit<StorylineCard, 'type' | 'id' | 'chapters'>> = {},
): StorylineCard =>
  testStoryline({
    id,
    name: `Story ${id}`,
    chapters: [
      { title: 'One', end: NEVER, ...one },
      { title: 'Two', end: NEVER, ...two },
      { title: 'Three', end: NEVER, ...three },
    ],
    back: { name: `Ending of ${id}`, becomes: 'Completed Storyline', reward: [] },
    ...more,
  });
/** A Player Storyline whose third Chapter any Maneuver completes. */
export const finale = (
  back: Partial<StorylineCard['back']> = {},
  more: Partial<Omit<StorylineCard, 'type' | 'chapters' | 'back'>> & { three?: Part } = {},
): StorylineCard => {
  const { three, id = 'finale', ...rest } = more;
  const face = {
    name: `Ending of ${id}`,
    becomes: 'Completed Storyline',
    reward: [],
    ...back,
  } as StorylineCard['back'];
  return story(id, { three: { end: ON_MANEUVER, ...three } }, { bound: false, back: face, ...rest });
};

/** Answers every decision of the end of an Act: nothing set aside, no exchange, no mulligan, `first` plays first. */
export function toNextAct(game: Scenario, first: 'you' | 'opponent'): void {
  for (let left = 12; left > 0; left--) {
    const player = [game.you, game.opponent].find((one) => one.decision);
    const decision = player?.decision;
    if (!player || game.game.board.phase !== 'actEnd') return;
    if (decision?.kind === 'goesFirst') player.choose(first);
    else if (decision?.kind === 'mulligan' || decision?.kind === 'may') player.choose('no');
    else if (decision?.kind === 'exchange')
      player.choose(...(game.game.hidden.players[decision.seat]?.sideboard ?? []));
    else player.choose();
  }
  expect.unreachable('the end of the Act does not come to its end');
}
/** The events of these types, in the order in which they happened. */
export const order = (game: Scenario, ...types: EventType[]): EventType[] =>
  game.events.map((event) => event.type).filter((type) => types.includes(type));
