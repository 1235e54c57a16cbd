import { expect, test } from 'vitest';
import { controls, draw, happens, opponents, plays, sacrificing, treasury, turnEnds, your } from '../language/words';
import { buildPool } from '../state/pool';
import { onMap } from '../state/queries';
import type { Aim } from './aim';
import type { Seat } from './board-setup';
import { setUp } from './board-setup';
import { FIXTURES, testStoryline } from './fixtures';
import { randomBoard } from './random-board';
import { seeded } from './random-player';

const POOL = buildPool(FIXTURES);
const BOARDS = 40;
/** Sides of boards about the card: its player's first. */
function boards(card: string, aim: Aim): [Seat, Seat][] {
  return Array.from({ length: BOARDS }, (_, n): [Seat, Seat] => {
    const { you = {}, opponent = {} } = randomBoard(POOL, seeded(n), card, aim);
    const lies = (side: Seat): boolean => (side.map ?? []).some((of) => typeof of === 'object' && of.sp === 7);
    return lies(you) ? [you, opponent] : [opponent, you];
  });
}
const aimFor = (...words: unknown[]): Aim => ({ form: { sp: 7 }, words });
const cardsOf = ({ map = [] }: Seat): string[] => map.map((of) => (typeof of === 'string' ? of : of.card));
const share = (of: readonly boolean[]): number => of.filter(Boolean).length / of.length;

test('a board holds what a condition asks for: permanents of the one or the other player, C, cards in hand', () => {
  const treasuries = boards('test-device', aimFor(treasury('you', { atMost: 1 })));
  expect(treasuries.every(([{ C = 9 }]) => C <= 1)).toBe(true);
  const two = boards('test-device', aimFor(controls('opponent', your('Spacecraft'), 2)));
  const none = boards('test-device', aimFor());
  const fleets = (of: [Seat, Seat][]) =>
    share(of.map(([, theirs]) => cardsOf(theirs).filter((id) => id === 'test-spacecraft').length >= 2));
  expect(fleets(two)).toBeGreaterThan(0.6);
  expect(fleets(none)).toBeLessThan(0.3);
});

test('a board holds what can be played, sacrificed and chosen', () => {
  const played = boards('test-device', aimFor(happens(plays('opponent', 'Maneuver'), 3)));
  const isManeuver = (id: string): boolean => POOL.cards[id]?.type === 'Maneuver';
  expect(played.every(([, { hand = [], CP = 0 }]) => hand.filter(isManeuver).length >= 2 && CP >= 6)).toBe(true);
  const given = boards('test-device', aimFor(sacrificing(your('Location')), draw(1)));
  expect(share(given.map(([mine]) => cardsOf(mine).includes('test-location')))).toBeGreaterThan(0.8);
  const chosen = boards('test-device', aimFor({ target: opponents('Location') }));
  expect(share(chosen.map(([, theirs]) => cardsOf(theirs).includes('test-location')))).toBeGreaterThan(0.8);
});

test('8.5.4 8.12.3 a Storyline lies as the aim says: its Chapter, its counts, and its cast or none', () => {
  const counted = testStoryline({
    id: 'counted',
    chapters: [
      { title: 'One', end: happens(turnEnds()) },
      { title: 'Two', end: happens(turnEnds(), 3) },
      { title: 'Three', end: happens(turnEnds()) },
    ],
    reversal: { live: happens(turnEnds(), 2), chapter: { title: 'Other', end: happens(turnEnds()) } },
  });
  const pool = buildPool([...FIXTURES, counted]);
  const story = { chapter: 2 as const, counts: [2], reversalCounts: [1] };
  const words = [your('Character'), your('Character')];
  const shareBound = (cast: boolean): number =>
    share(
      Array.from({ length: BOARDS }, (_, n) => {
        const aim = { form: { ...story, sp: 7 }, words, cast, turn: 3 };
        const { game } = setUp(pool, randomBoard(pool, seeded(n), 'counted', aim));
        const about = game.board.map.map((id) => onMap(game, id)).find((card) => card?.sp === 7);
        expect(about?.story).toMatchObject(story);
        expect(game.board.turn).toBe(3);
        return about?.story?.bound !== null;
      }),
    );
  expect(shareBound(false)).toBe(0);
  expect(shareBound(true)).toBeGreaterThan(0.9);
});
