import { type Act, buildPool, decisionsOf, hashOf, RULESET, viewFor } from '@astris/engine';
import { FIXTURES, type Setup, setUp } from '@astris/engine/testing';
import { expect, test } from 'vitest';
import { turnAhead } from './turn-ahead';
import { worldOf } from './world';

const POOL = buildPool(FIXTURES);

function worldAt(setup: Setup) {
  const { game, named } = setUp(POOL, setup);
  const world = worldOf(viewFor(game, 0), POOL, RULESET);
  if (!world) throw new Error('no world agrees with this view');
  const homeworld = named.find(({ name, id }) => name === 'test-homeworld' && game.board.cards[id]?.controller === 1);
  const raid = (decisionsOf(game)[0]?.options ?? []).flatMap((option): Act[] =>
    option.kind === 'act' && option.act.do === 'attack' && option.act.target === homeworld?.id ? [option.act] : [],
  )[0];
  if (!raid) throw new Error('nobody may raid');
  return { world, raid };
}
/** What a raid by one’s only Character gains over keeping it at home, once the other player has had their turn. */
function gainOfRaid(theirs: string): number {
  const { world, raid } = worldAt({
    you: { C: 9, map: ['test-character-3-4'] },
    opponent: { C: 9, map: [theirs] },
  });
  const [after, kept] = [raid, { do: 'endTurn' } as const].map(
    (act) => turnAhead(world, act, [], 'whims') ?? Number.NaN,
  );
  return (after ?? Number.NaN) - (kept ?? Number.NaN);
}

test('12.2 a raid that leaves nobody to step in is weighed with the raid that comes back, and is good where none can', () => {
  expect(gainOfRaid('test-character-3-3')).toBeLessThan(-0.5);
  expect(gainOfRaid('test-character-0-2')).toBeGreaterThan(0.5);
});

test('looking a turn ahead leaves the imagined game as it was, and comes to the same for the same whims', () => {
  const { world, raid } = worldAt({ you: { C: 9, map: ['test-character-3-4'] }, opponent: { C: 9 } });
  const before = hashOf(world.game);
  const value = turnAhead(world, raid, [], 'whims');
  expect(hashOf(world.game)).toBe(before);
  expect(turnAhead(world, raid, [], 'whims')).toBe(value);
});

test('an act that the game refuses comes to nothing, and changes nothing', () => {
  const { world, raid } = worldAt({ you: { C: 9, map: ['test-character-3-4'] }, opponent: { C: 9 } });
  const before = hashOf(world.game);
  expect(turnAhead(world, { ...raid, attacker: -1 } as Act, [], 'whims')).toBeNull();
  expect(hashOf(world.game)).toBe(before);
});
