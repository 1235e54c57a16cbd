import { toNextAct } from '@astris/engine/scenario';
import { expect, test } from 'vitest';
import { scenario } from '../../scenario';
import { at, inherited, lastAct, scored, THEIR_HOME } from './stage';

const IBB = 'ibb-nobodys-envoy';
const ILYANE = 'ilyane-lamp-of-the-verge';
const QUILL = 'quill-marrow-twice-sold';
const TAMSIN = 'tamsin-of-the-long-burn';

test('The Captain’s Last Vote: Binding gives 1C; a fall readies the Captain and gives 1 CP; two cards skip it', () => {
  const hands = scenario({ you: { map: ['the-captains-last-vote', QUILL] } });
  hands.you.bind('the-captains-last-vote', QUILL);
  expect([hands.you.C, hands.card(QUILL).sp]).toEqual([11, 1]);
  const knives = scenario({
    you: {
      map: [
        at('the-captains-last-vote', 2, [], { boundTo: QUILL }),
        { card: QUILL, activated: true },
        'test-character-3-4',
      ],
    },
    opponent: { map: ['test-character-1-2'] },
  });
  knives.you.attack('test-character-3-4', 'test-character-1-2');
  expect([knives.card(QUILL).ready, knives.card(QUILL).sp, knives.you.CP]).toEqual([true, 1, 6]);
  const skipped = scenario({
    you: { hand: ['test-slow', 'test-fast'], map: [at('the-captains-last-vote', 2, [], { boundTo: QUILL }), QUILL] },
  });
  skipped.you.skip('the-captains-last-vote');
  expect([skipped.you.hand, skipped.card(QUILL).sp, skipped.you.CP]).toEqual([[], 0, 5]);
});

test('The Captain’s Last Vote: it is counted once both have attacked twice, and the loser of the Act has Captain by One Vote', () => {
  const game = scenario({
    you: {
      map: [at('the-captains-last-vote', 3, [1, 1], { boundTo: QUILL, partnerTo: TAMSIN }), QUILL, TAMSIN],
    },
  });
  game.you.attack(QUILL, THEIR_HOME);
  expect(game.card('the-captains-last-vote').face).toBe('front');
  game.you.attack(TAMSIN, THEIR_HOME);
  expect([game.card('the-captains-last-vote').face, scored(game)]).toEqual(['back', [1, 0]]);
  expect(inherited(game, 'the-captains-last-vote')).toBe('opponent');
});

test('The Captain’s Last Vote: five raids of the opponent are a mutiny, which the third fall ends for 4C of each player', () => {
  const raiders = [1, 2, 3, 4, 5].map((resolve) => `test-character-1-${resolve}`);
  const raided = scenario({
    active: 'opponent',
    you: { map: ['the-captains-last-vote'] },
    opponent: { map: raiders },
  });
  for (const raider of raiders) {
    expect(raided.card('the-captains-last-vote').reversed).toBe(false);
    raided.opponent.attack(raider, 'test-homeworld');
  }
  expect(raided.card('the-captains-last-vote').reversed).toBe(true);
  const mutiny = lastAct({
    you: {
      map: [
        at('the-captains-last-vote', 3, [2], { reversed: true, boundTo: QUILL, partnerTo: TAMSIN }),
        QUILL,
        { card: TAMSIN, activated: true },
        'test-character-3-4',
      ],
    },
    opponent: { map: ['test-character-1-2'] },
  });
  mutiny.you.attack('test-character-3-4', 'test-character-1-2');
  expect([mutiny.card(TAMSIN).ready, mutiny.you.C, mutiny.opponent.C, scored(mutiny)]).toEqual([true, 6, 6, [1, 0]]);
});

test('The Captain’s Last Vote: Captain by One Vote intercepts without being activated', () => {
  const game = scenario({
    active: 'opponent',
    you: { map: [{ card: 'the-captains-last-vote', face: 'back' }] },
    opponent: { map: ['test-character-1-4'] },
  });
  game.respond();
  game.opponent.attack('test-character-1-4', 'test-homeworld');
  game.you.intercept('the-captains-last-vote');
  game.settle();
  expect([game.card('the-captains-last-vote').ready, game.card('test-character-1-4').damage, game.you.C]).toEqual([
    true,
    3,
    10,
  ]);
});

test('A Door for the Fallen: the knock heals 2 damage from each of its side; a redeemed Character gives 2 CP and 1 SP', () => {
  const knock = scenario({ you: { map: ['a-door-for-the-fallen', QUILL, { card: 'test-character-1-4', damage: 3 }] } });
  knock.you.bind('a-door-for-the-fallen', QUILL);
  expect([knock.card('test-character-1-4').damage, knock.card(QUILL).sp]).toEqual([1, 1]);
  const threshold = scenario({
    act: 'II',
    you: {
      hand: ['writ-of-return'],
      map: [at('a-door-for-the-fallen', 2, [], { boundTo: QUILL }), QUILL, { card: IBB, face: 'fallen' }],
    },
  });
  threshold.you.play('writ-of-return');
  expect([threshold.card('a-door-for-the-fallen').chapter, threshold.you.CP, threshold.card(QUILL).sp]).toEqual([
    3, 3, 1,
  ]);
  const skipped = scenario({ you: { map: [at('a-door-for-the-fallen', 2, [], { boundTo: QUILL }), QUILL] } });
  skipped.you.skip('a-door-for-the-fallen');
  expect([skipped.card('a-door-for-the-fallen').chapter, skipped.you.CP, skipped.card(QUILL).sp]).toEqual([3, 1, 0]);
});

test('A Door for the Fallen: the fifth end of a turn opens it and redeems a Character; the loser of the Act has The Open Door', () => {
  const opened = scenario({
    you: { map: [at('a-door-for-the-fallen', 3, [0, 4], { boundTo: QUILL }), QUILL, { card: IBB, face: 'fallen' }] },
  });
  opened.you.endTurn();
  opened.you.choose(IBB);
  expect([opened.card(IBB).face, scored(opened)]).toEqual(['front', [1, 0]]);
  expect(inherited(opened, 'a-door-for-the-fallen')).toBe('opponent');
});

test('A Door for the Fallen: The Open Door redeems a Character for 3 CP', () => {
  const door = scenario({
    you: {
      map: [
        { card: 'a-door-for-the-fallen', face: 'back' },
        { card: IBB, face: 'fallen' },
      ],
    },
  });
  door.you.use('a-door-for-the-fallen');
  expect([door.card(IBB).face, door.you.CP, door.card('a-door-for-the-fallen').ready]).toEqual(['front', 2, false]);
});

test('Oil for a Year: Binding gives 2C; 8C kept over two turns give 1 CP and 1 SP, two discarded cards neither', () => {
  const jar = scenario({ you: { map: ['oil-for-a-year', IBB] } });
  jar.you.bind('oil-for-a-year', IBB);
  expect([jar.you.C, jar.card(IBB).sp]).toEqual([12, 0]);
  const shelf = (C: number) => {
    const game = scenario({ you: { C, map: [at('oil-for-a-year', 2, [1], { boundTo: IBB }), IBB] } });
    game.you.endTurn();
    return [game.card('oil-for-a-year').chapter, game.you.CP, game.card(IBB).sp];
  };
  expect(shelf(7)).toEqual([2, 5, 0]);
  expect(shelf(8)).toEqual([3, 6, 1]);
  const skipped = scenario({
    you: { hand: ['test-slow', 'test-fast'], map: [at('oil-for-a-year', 2, [], { boundTo: IBB }), IBB] },
  });
  skipped.you.skip('oil-for-a-year');
  expect([skipped.card('oil-for-a-year').chapter, skipped.you.hand, skipped.card(IBB).sp]).toEqual([3, [], 0]);
});

test('Oil for a Year: 12C kept to the third end of a turn complete it, and the loser of the Act has The Jar Still Sealed', () => {
  const last = (C: number) => {
    const game = scenario({ you: { C, map: [at('oil-for-a-year', 3, [2], { boundTo: IBB }), IBB] } });
    game.you.endTurn();
    return game;
  };
  expect([last(11).card('oil-for-a-year').face, scored(last(11))]).toEqual(['front', undefined]);
  const kept = last(12);
  expect([kept.card('oil-for-a-year').face, scored(kept)]).toEqual(['back', [2, 0]]);
  expect(inherited(kept, 'oil-for-a-year')).toBe('opponent');
});

test('Oil for a Year: The Jar Still Sealed heals 2 damage for 1 CP', () => {
  const jar = scenario({
    you: {
      map: [
        { card: 'oil-for-a-year', face: 'back' },
        { card: IBB, damage: 2 },
      ],
    },
  });
  jar.you.use('oil-for-a-year');
  expect([jar.card(IBB).damage, jar.you.CP]).toEqual([0, 4]);
});

test('The Pilgrim’s Debt: Binding turns 1C into 2 CP; two turns walked together heal 2 damage and give a card; 3 CP skip them', () => {
  const purse = scenario({ you: { map: ['the-pilgrims-debt', ILYANE] } });
  purse.you.bind('the-pilgrims-debt', ILYANE);
  expect([purse.you.C, purse.you.CP, purse.card(ILYANE).sp]).toEqual([9, 7, 1]);
  const walk = (partnerTo?: string) => {
    const cast = { boundTo: ILYANE, ...(partnerTo ? { partnerTo } : {}) };
    const game = scenario({
      you: { map: [at('the-pilgrims-debt', 2, [1], cast), { card: ILYANE, damage: 2 }, IBB] },
    });
    game.you.endTurn();
    const { damage, sp } = game.card(ILYANE);
    return [game.card('the-pilgrims-debt').chapter, damage, game.you.hand.length, sp];
  };
  expect(walk()).toEqual([2, 2, 0, 0]);
  expect(walk(IBB)).toEqual([3, 0, 1, 1]);
  const skipped = scenario({ you: { map: [at('the-pilgrims-debt', 2, [], { boundTo: ILYANE }), ILYANE] } });
  skipped.you.skip('the-pilgrims-debt');
  expect([skipped.card('the-pilgrims-debt').chapter, skipped.you.CP, skipped.card(ILYANE).sp]).toEqual([3, 2, 0]);
});

test('The Pilgrim’s Debt: a second win of the Bound Character or the sixth end of a turn pays it too', () => {
  const map = (won: number, ends: number) => [
    at('the-pilgrims-debt', 3, [0, won, ends], { boundTo: ILYANE, partnerTo: IBB }),
    ILYANE,
    IBB,
  ];
  const fought = scenario({ you: { map: map(1, 0) } });
  fought.you.attack(ILYANE, THEIR_HOME);
  expect(scored(fought)).toEqual([1, 0]);
  const waited = (ends: number) => {
    const game = scenario({ you: { map: map(0, ends) } });
    game.you.endTurn();
    return scored(game);
  };
  expect([waited(4), waited(5)]).toEqual([undefined, [1, 0]]);
});

test('The Pilgrim’s Debt: a second interception by the Partnered Character pays it, heals all and leaves 2C to the loser', () => {
  const game = scenario({
    active: 'opponent',
    you: {
      map: [at('the-pilgrims-debt', 3, [1, 0], { boundTo: ILYANE, partnerTo: IBB }), { card: ILYANE, damage: 3 }, IBB],
    },
    opponent: { C: 3, map: ['test-character-1-4'] },
  });
  game.respond();
  game.opponent.attack('test-character-1-4', 'test-homeworld');
  game.you.intercept(IBB);
  game.settle();
  expect([game.card(ILYANE).damage, scored(game)]).toEqual([1, [1, 0]]);
  toNextAct(game, 'you');
  // 10C and 2C for two permanents fewer are the loser's by rule (9.4.4).
  expect(game.opponent.C).toBe(3 + 10 + 2 + 2);
});
