import type { Scenario } from '@astris/engine/scenario';
import { expect, test } from 'vitest';
import { scenario } from '../../scenario';
import { at, inherited, lastAct, scored, THEIR_HOME } from './stage';

const IBB = 'ibb-nobodys-envoy';
const QUILL = 'quill-marrow-twice-sold';
/** Fallen, it has Vengeance, Power 2 and Resolve 2. */
const FALLEN = { card: 'test-character-1-3', face: 'fallen' } as const;

test('The Second Harvest: Binding gives 2C; the fourth new permanent 1C for each Location; a sacrificed Location skips it', () => {
  const seed = scenario({ you: { map: ['the-second-harvest', IBB] } });
  seed.you.bind('the-second-harvest', IBB);
  expect([seed.you.C, seed.card(IBB).sp]).toEqual([12, 1]);
  const harvest = scenario({
    you: {
      hand: ['test-location'],
      map: [at('the-second-harvest', 2, [3], { boundTo: IBB }), IBB, 'toll-gate-nine', 'wickside-almonry'],
    },
  });
  harvest.you.play('test-location');
  expect([harvest.you.C, harvest.card(IBB).sp]).toEqual([11, 1]);
  const skipped = scenario({
    you: { map: [at('the-second-harvest', 2, [], { boundTo: IBB }), IBB, 'test-location'] },
  });
  skipped.you.skip('the-second-harvest');
  expect([skipped.card('test-location').zone, skipped.you.C, skipped.card(IBB).sp]).toEqual(['depleted', 10, 0]);
});

test('The Second Harvest: three new permanents fill the granary only while 8C are left, and the loser of the Act has it', () => {
  const granary = (C: number) => {
    const game = scenario({
      you: { C, hand: ['test-device'], map: [at('the-second-harvest', 3, [2], { boundTo: IBB }), IBB] },
    });
    game.you.play('test-device');
    return game;
  };
  expect([granary(8).card('the-second-harvest').face, scored(granary(8))]).toEqual(['front', undefined]);
  const full = granary(9);
  expect([full.card('the-second-harvest').face, scored(full)]).toEqual(['back', [1, 0]]);
  expect(inherited(full, 'the-second-harvest')).toBe('opponent');
});

test('The Second Harvest: Granary of Two Winters yields 2C a turn', () => {
  const winters = scenario({ you: { map: [{ card: 'the-second-harvest', face: 'back' }] } });
  winters.you.endTurn();
  winters.opponent.endTurn();
  expect(winters.you.C).toBe(15);
});

test('Graft of a Stranger: the first cut deals 1 damage for 2 CP; two turns with the wound give 2 Power; 3 CP skip them', () => {
  const cut = scenario({ you: { map: ['graft-of-a-stranger', IBB] } });
  cut.you.bind('graft-of-a-stranger', IBB);
  expect([cut.card(IBB).damage, cut.you.CP, cut.card(IBB).sp]).toEqual([1, 7, 1]);
  const takes = (damage: number) => {
    const game = scenario({
      you: { map: [at('graft-of-a-stranger', 2, [1], { boundTo: IBB }), { card: IBB, damage }] },
    });
    game.you.endTurn();
    return [game.card('graft-of-a-stranger').chapter, game.card(IBB).stat('power'), game.card(IBB).sp];
  };
  expect(takes(0)).toEqual([2, 1, 0]);
  expect(takes(1)).toEqual([3, 3, 1]);
  const skipped = scenario({
    active: 'opponent',
    you: { map: [at('graft-of-a-stranger', 2, [], { boundTo: IBB }), { card: IBB, damage: 1 }] },
  });
  skipped.opponent.skip('graft-of-a-stranger');
  expect([skipped.opponent.CP, skipped.card(IBB).stat('power'), skipped.card(IBB).sp]).toEqual([2, 1, 0]);
});

test('Graft of a Stranger: a second win with Power 3 gives the opponent 1 SP, and the loser of the Act has The Stranger, Whole, whoever that is', () => {
  const speaks = (bound: string) => {
    const game = scenario({ you: { map: [at('graft-of-a-stranger', 3, [1], { boundTo: bound }), bound] } });
    game.you.attack(bound, THEIR_HOME);
    return game;
  };
  const outcome = (game: Scenario) => [game.card('graft-of-a-stranger').face, scored(game)];
  expect(outcome(speaks('test-character-2-3'))).toEqual(['front', undefined]);
  // It shares no Drive with the Storyline, so it is awarded nothing.
  const lost = speaks('test-character-3-3');
  expect([...outcome(lost), inherited(lost, 'graft-of-a-stranger')]).toEqual(['back', [0, 1], 'you']);
  // She shares Ambition with it.
  const won = speaks('veyra-dusk-consul');
  expect([...outcome(won), inherited(won, 'graft-of-a-stranger')]).toEqual(['back', [2, 1], 'opponent']);
});

test('Graft of a Stranger: The Stranger, Whole takes 1 damage less', () => {
  const whole = scenario({
    active: 'opponent',
    you: { map: [{ card: 'graft-of-a-stranger', face: 'back' }] },
    opponent: { map: ['test-character-2-5'] },
  });
  whole.opponent.attack('test-character-2-5', 'graft-of-a-stranger');
  expect(whole.card('graft-of-a-stranger').damage).toBe(1);
});

test('The Second Voice: Binding gives 1 CP; the second fall 1C for each Fallen Character of its side; 4C skip it', () => {
  const listen = scenario({ you: { map: ['the-second-voice', FALLEN] } });
  listen.you.bind('the-second-voice', FALLEN.card);
  expect([listen.you.CP, listen.card(FALLEN.card).sp]).toEqual([6, 1]);
  const bound = { boundTo: FALLEN.card };
  const answer = scenario({
    you: {
      map: [at('the-second-voice', 2, [1, 0], bound), FALLEN, { card: QUILL, face: 'fallen' }, 'test-character-3-4'],
    },
    opponent: { map: ['test-character-1-2'] },
  });
  answer.you.attack('test-character-3-4', 'test-character-1-2');
  expect([answer.you.C, answer.card(FALLEN.card).sp]).toEqual([12, 1]);
  const skipped = scenario({ active: 'opponent', you: { map: [at('the-second-voice', 2, [], bound), FALLEN] } });
  skipped.opponent.skip('the-second-voice');
  expect([skipped.opponent.C, skipped.card('the-second-voice').chapter, skipped.card(FALLEN.card).sp]).toEqual([
    6, 3, 0,
  ]);
});

test('The Second Voice: the second win of Fallen Characters readies them and takes 2C', () => {
  const unison = (face: 'front' | 'fallen') => {
    const game = lastAct({
      you: {
        map: [
          at('the-second-voice', 3, [1], { boundTo: FALLEN.card }),
          { ...FALLEN, activated: true },
          { card: QUILL, face },
        ],
      },
    });
    game.you.attack(QUILL, THEIR_HOME);
    return [game.card('the-second-voice').face, game.card(FALLEN.card).ready, scored(game)];
  };
  expect(unison('front')).toEqual(['front', false, undefined]);
  expect(unison('fallen')).toEqual(['back', true, [2, 0]]);
});

test('The Second Voice: the opponent may end it over an empty Treasury and nobody Fallen', () => {
  const game = lastAct({ active: 'opponent', you: { C: 0, map: [at('the-second-voice', 3), IBB] } });
  game.opponent.skip('the-second-voice');
  expect([game.card('the-second-voice').face, game.opponent.C, scored(game)]).toEqual(['back', 8, [0, 0]]);
  const sung = lastAct({ active: 'opponent', you: { C: 0, map: [at('the-second-voice', 3), FALLEN] } });
  expect(sung.opponent.refusal(() => sung.opponent.skip('the-second-voice'))).toBe('8.6.2');
});

test('An Ark of Ashes: Binding draws a card; the third loss pays 3C and 2 SP; a sacrificed permanent skips it', () => {
  const keel = scenario({ you: { map: ['an-ark-of-ashes', QUILL] } });
  keel.you.bind('an-ark-of-ashes', QUILL);
  expect([keel.you.hand.length, keel.card(QUILL).sp]).toEqual([1, 1]);
  const lost = scenario({
    you: { map: [at('an-ark-of-ashes', 2, [2], { boundTo: QUILL }), QUILL, FALLEN] },
    opponent: { map: [{ card: 'test-character-3-4', activated: true }] },
  });
  lost.you.attack(FALLEN.card, 'test-character-3-4');
  expect([lost.card(FALLEN.card).zone, lost.you.C, lost.card(QUILL).sp]).toEqual(['depleted', 13, 2]);
  const skipped = scenario({
    you: { map: [at('an-ark-of-ashes', 2, [], { boundTo: QUILL }), QUILL, 'test-device'] },
  });
  skipped.you.skip('an-ark-of-ashes');
  expect([skipped.card('test-device').zone, skipped.card('an-ark-of-ashes').chapter, skipped.card(QUILL).sp]).toEqual([
    'depleted',
    3,
    0,
  ]);
});

test('An Ark of Ashes: with the third to come and two lost it sails, each player leaves a Character behind, and the loser of the Act has it', () => {
  const game = scenario({
    you: {
      hand: ['test-device'],
      map: [at('an-ark-of-ashes', 3, [2, 2], { boundTo: QUILL }), QUILL, 'test-character-1-2'],
    },
    opponent: { map: [{ card: 'test-character-1-4', sp: 3 }] },
  });
  game.you.play('test-device');
  game.you.choose('test-character-1-2');
  expect([game.card('test-character-1-2').zone, game.card('test-character-1-4').zone]).toEqual([
    'depleted',
    'depleted',
  ]);
  expect([scored(game), game.card('an-ark-of-ashes').stat('hull')]).toEqual([[1, 0], 6]);
  expect(inherited(game, 'an-ark-of-ashes')).toBe('opponent');
});
