import { toNextAct } from '@astris/engine/scenario';
import { expect, test } from 'vitest';
import { scenario } from '../../scenario';
import { at, inherited, lastAct, scored, THEIR_HOME } from './stage';

const IBB = 'ibb-nobodys-envoy';
const NIM = 'nim-harrow-salvor';

test('A Heavy Crown: Binding gives 1C and 2 SP; two raids a card and 1 SP, 5C none of them', () => {
  const claim = scenario({ you: { map: ['a-heavy-crown', IBB] } });
  claim.you.bind('a-heavy-crown', IBB);
  expect([claim.you.C, claim.card(IBB).sp, claim.card('a-heavy-crown').chapter]).toEqual([11, 2, 2]);
  const weighing = { boundTo: IBB };
  const raided = scenario({ you: { map: [at('a-heavy-crown', 2, [1], weighing), IBB, 'test-character-2-3'] } });
  raided.you.attack('test-character-2-3', THEIR_HOME);
  expect([raided.card('a-heavy-crown').chapter, raided.card(IBB).sp, raided.you.hand.length]).toEqual([3, 1, 1]);
  const skipped = scenario({ you: { map: [at('a-heavy-crown', 2, [], weighing), IBB] } });
  skipped.you.skip('a-heavy-crown');
  expect([skipped.card('a-heavy-crown').chapter, skipped.card(IBB).sp, skipped.you.C]).toEqual([3, 0, 5]);
});

test('A Heavy Crown: laid down, it costs the winner of the Act a Character, whose SP were counted before', () => {
  const game = scenario({
    you: { map: [at('a-heavy-crown', 3, [1], { boundTo: IBB }), { card: IBB, sp: 3 }, 'test-character-2-3'] },
    opponent: { map: ['test-character-1-2'] },
  });
  game.you.attack(IBB, THEIR_HOME);
  expect(scored(game)).toEqual([4, 0]);
  game.you.choose(IBB);
  toNextAct(game, 'opponent');
  const zones = [IBB, 'test-character-2-3', 'test-character-1-2', 'a-heavy-crown'].map((name) => game.card(name).zone);
  expect(zones).toEqual(['depleted', 'map', 'map', 'burned']);
});

test('A Heavy Crown: an opponent who wins the Act gives up the Character, not who laid the crown down', () => {
  const game = scenario({
    you: { map: [at('a-heavy-crown', 3, [1], { boundTo: IBB }), IBB] },
    opponent: { tally: 3, map: ['test-character-1-2'] },
  });
  game.you.attack(IBB, THEIR_HOME);
  expect([game.card(IBB).zone, game.card('test-character-1-2').zone]).toEqual(['map', 'depleted']);
});

test('A Heavy Crown: five raids of anything weigh it down as well as two wins of its bearer', () => {
  const game = lastAct({ you: { map: [at('a-heavy-crown', 3, [0, 4], { boundTo: IBB }), IBB, 'test-spacecraft'] } });
  game.you.attack('test-spacecraft', THEIR_HOME);
  expect([game.card('a-heavy-crown').face, scored(game)]).toEqual(['back', [1, 0]]);
});

test('A Hymn for Hulls: Binding draws a card; the second fall hurts every Spacecraft; a sacrificed one skips that', () => {
  const wreck = scenario({ you: { map: ['a-hymn-for-hulls', NIM] } });
  wreck.you.bind('a-hymn-for-hulls', NIM);
  expect(wreck.you.hand).toHaveLength(1);
  const voices = scenario({
    you: { map: [at('a-hymn-for-hulls', 2, [0, 1], { boundTo: NIM }), NIM, 'test-character-3-4', 'test-spacecraft'] },
    opponent: { map: ['test-character-1-2', 'gullwing-lighter'] },
  });
  voices.you.attack('test-character-3-4', 'test-character-1-2');
  expect([voices.card('test-spacecraft').damage, voices.card('gullwing-lighter').damage]).toEqual([1, 1]);
  expect([voices.card('a-hymn-for-hulls').chapter, voices.card(NIM).sp]).toEqual([3, 1]);
  const skipped = scenario({
    active: 'opponent',
    you: { map: [at('a-hymn-for-hulls', 2, [], { boundTo: NIM }), NIM] },
    opponent: { map: ['test-spacecraft'] },
  });
  skipped.opponent.skip('a-hymn-for-hulls');
  expect([skipped.card('test-spacecraft').zone, skipped.card('a-hymn-for-hulls').chapter]).toEqual(['depleted', 3]);
  expect(skipped.card(NIM).sp).toBe(0);
});

test('A Hymn for Hulls: it deals 2 damage to a Spacecraft, and costs 2C and its SP whoever is not Aligned', () => {
  const hymn = (bound: string) => {
    const game = lastAct({
      you: { map: [at('a-hymn-for-hulls', 3, [1], { boundTo: bound }), { card: bound, sp: 1 }] },
      opponent: { map: [{ card: 'test-spacecraft', activated: true }] },
    });
    game.you.attack(bound, THEIR_HOME);
    return [game.you.C, game.card('test-spacecraft').damage, scored(game)];
  };
  expect(hymn(NIM)).toEqual([10, 2, [3, 0]]);
  expect(hymn(IBB)).toEqual([8, 2, [1, 0]]);
});

test('A Hymn for Hulls: four falls sing it to its end as well, and the loser of the Act has Wreck-Choir Resonance', () => {
  const game = scenario({
    you: { map: [at('a-hymn-for-hulls', 3, [0, 3], { boundTo: NIM }), NIM, 'test-character-3-4'] },
    opponent: { map: [{ card: 'test-character-1-2', activated: true }] },
  });
  game.you.attack('test-character-3-4', 'test-character-1-2');
  expect([game.card('a-hymn-for-hulls').face, scored(game)]).toEqual(['back', [2, 0]]);
  expect(inherited(game, 'a-hymn-for-hulls')).toBe('opponent');
});

test('A Hymn for Hulls: Wreck-Choir Resonance gives Fallen Characters of its side 1 Power', () => {
  const game = scenario({
    you: { map: [{ card: 'a-hymn-for-hulls', face: 'back' }, { card: NIM, face: 'fallen' }, IBB] },
    opponent: { map: [{ card: NIM, face: 'fallen' }] },
  });
  expect([NIM, IBB, `${NIM}#2`].map((name) => game.card(name).stat('power'))).toEqual([3, 1, 2]);
});

test('Oath of the Nine Lamps: Binding gives 2C; a win heals the Bound Character and, Aligned, adds 1 Resolve', () => {
  const lit = scenario({ you: { map: ['oath-of-the-nine-lamps', IBB] } });
  lit.you.bind('oath-of-the-nine-lamps', IBB);
  expect([lit.you.C, lit.card(IBB).sp]).toEqual([12, 1]);
  const out = (bound: string) => {
    const game = scenario({
      you: { map: [at('oath-of-the-nine-lamps', 2, [], { boundTo: bound }), { card: bound, damage: 2 }] },
    });
    game.you.attack(bound, THEIR_HOME);
    const { damage, sp, stat } = game.card(bound);
    return [damage, sp, stat('resolve')];
  };
  expect(out(IBB)).toEqual([0, 1, 4]);
  expect(out(NIM)).toEqual([0, 0, 3]);
});

test('Oath of the Nine Lamps: an interception puts out the eight lamps too, and a sacrificed Location skips them', () => {
  const game = scenario({
    active: 'opponent',
    you: { map: [at('oath-of-the-nine-lamps', 2, [], { boundTo: IBB }), IBB] },
    opponent: { map: ['test-character-1-4'] },
  });
  game.respond();
  game.opponent.attack('test-character-1-4', 'test-homeworld');
  game.you.intercept(IBB);
  expect([game.card('oath-of-the-nine-lamps').chapter, game.card(IBB).sp]).toEqual([3, 1]);
  game.settle();
  const skipped = scenario({
    you: { map: [at('oath-of-the-nine-lamps', 2, [], { boundTo: IBB }), IBB, 'test-location'] },
  });
  skipped.you.skip('oath-of-the-nine-lamps');
  expect([skipped.card('test-location').zone, skipped.card(IBB).sp]).toEqual(['depleted', 0]);
});

test('Oath of the Nine Lamps: kept, it readies its side’s Characters and gives the winner of the Act 2 CP', () => {
  const game = scenario({
    you: { map: [at('oath-of-the-nine-lamps', 3, [2], { boundTo: IBB }), { card: IBB, sp: 2, activated: true }] },
  });
  game.you.endTurn();
  expect(scored(game)).toEqual([3, 0]);
  toNextAct(game, 'opponent');
  expect([game.card(IBB).ready, game.you.CP]).toEqual([true, 7]);
});

test('The Apostate’s Hour: Binding gives 1 CP; at the second attack the Aligned draw two cards and others discard one', () => {
  const doubt = scenario({ you: { map: ['the-apostates-hour', NIM] } });
  doubt.you.bind('the-apostates-hour', NIM);
  expect([doubt.you.CP, doubt.card(NIM).sp]).toEqual([6, 1]);
  const pyre = (bound: string) => {
    const game = scenario({
      you: { hand: ['test-device'], map: [at('the-apostates-hour', 2, [1], { boundTo: bound }), bound] },
    });
    game.you.attack(bound, THEIR_HOME);
    return [game.you.hand.length, game.card(bound).sp];
  };
  expect(pyre(NIM)).toEqual([3, 1]);
  expect(pyre(IBB)).toEqual([0, 0]);
  const skipped = scenario({
    active: 'opponent',
    you: { map: [at('the-apostates-hour', 2, [], { boundTo: NIM }), NIM] },
  });
  skipped.opponent.skip('the-apostates-hour');
  expect([skipped.opponent.CP, skipped.card(NIM).sp, skipped.you.hand.length]).toEqual([1, 0, 0]);
});

test('The Apostate’s Hour: answered, it deals 2 damage to a Character of the opponent, whose SP fall with it', () => {
  const game = lastAct({
    you: { map: [at('the-apostates-hour', 3, [0, 1], { boundTo: NIM }), { card: NIM, sp: 2 }] },
    opponent: { map: [{ card: 'test-character-1-2', sp: 4, activated: true }] },
  });
  game.you.attack(NIM, THEIR_HOME);
  expect(game.card('test-character-1-2').face).toBe('fallen');
  expect(scored(game)).toEqual([3, 0]);
});

test('The Apostate’s Hour: Voice of the Apostate takes 1C as it attacks', () => {
  const game = scenario({
    you: { map: [{ card: 'the-apostates-hour', face: 'back' }] },
    opponent: { map: [{ card: 'test-character-1-2', activated: true }] },
  });
  game.you.attack('the-apostates-hour', 'test-character-1-2');
  expect([game.opponent.C, game.card('test-character-1-2').face]).toEqual([9, 'fallen']);
});
