import { expect, test } from 'vitest';
import { scenario } from '../../scenario';
import { at, inherited, lastAct, scored, THEIR_HOME } from './stage';

const IBB = 'ibb-nobodys-envoy';
const QUILL = 'quill-marrow-twice-sold';

test('The Regent’s Proof: Binding gives 1C; the second new Location 2 CP and 1 SP to the Aligned, 1 CP to others', () => {
  const summoned = scenario({ you: { map: ['the-regents-proof', IBB] } });
  summoned.you.bind('the-regents-proof', IBB);
  expect([summoned.you.C, summoned.card(IBB).sp]).toEqual([11, 1]);
  const heard = (bound: string) => {
    const game = scenario({
      you: { hand: ['test-location'], map: [at('the-regents-proof', 2, [1], { boundTo: bound }), bound] },
    });
    game.you.play('test-location');
    return [game.card('the-regents-proof').chapter, game.you.CP, game.card(bound).sp];
  };
  expect(heard(IBB)).toEqual([3, 7, 1]);
  expect(heard(QUILL)).toEqual([3, 6, 0]);
  const skipped = scenario({ you: { map: [at('the-regents-proof', 2, [], { boundTo: IBB }), IBB] } });
  skipped.you.skip('the-regents-proof');
  expect([skipped.card('the-regents-proof').chapter, skipped.you.C, skipped.card(IBB).sp]).toEqual([3, 4, 0]);
});

test('The Regent’s Proof: the third end of a turn seals it over three Locations, for 1 SP, and the loser of the Act has The Sealed Chancery', () => {
  const sealed = (...map: string[]) => {
    const places = ['test-location', 'toll-gate-nine', ...map];
    const game = scenario({ you: { map: [at('the-regents-proof', 3, [2], { boundTo: IBB }), IBB, ...places] } });
    game.you.endTurn();
    return game;
  };
  expect([sealed().card('the-regents-proof').face, scored(sealed())]).toEqual(['front', undefined]);
  // 1 SP from the Chapter, and 1 printed on the Gate.
  const game = sealed('wickside-almonry');
  expect([game.card('the-regents-proof').face, scored(game)]).toEqual(['back', [2, 0]]);
  expect(inherited(game, 'the-regents-proof')).toBe('opponent');
});

test('The Regent’s Proof: The Sealed Chancery makes other Locations of its side Resilient 1, and itself not', () => {
  const siege = (target: string) => {
    const game = scenario({
      active: 'opponent',
      you: { map: [{ card: 'the-regents-proof', face: 'back' }, 'test-location'] },
      opponent: { map: ['test-character-3-3'] },
    });
    game.opponent.attack('test-character-3-3', target);
    return [game.card(target).damage, game.card(target).controller];
  };
  expect(siege('test-location')).toEqual([2, 'you']);
  expect(siege('the-regents-proof')).toEqual([3, 'you']);
});

test('A Writ Against the Sun: as it is served a Character of Power 2 or less can’t attack this Act', () => {
  const game = scenario({
    you: { map: ['a-writ-against-the-sun', IBB] },
    opponent: { map: ['test-character-2-3', 'test-character-3-3'] },
  });
  game.you.bind('a-writ-against-the-sun', IBB);
  expect(game.card(IBB).sp).toBe(1);
  game.you.endTurn();
  expect(game.opponent.refusal(() => game.opponent.attack('test-character-2-3', 'test-homeworld'))).toBe('1.3');
  game.opponent.attack('test-character-3-3', 'test-homeworld');
  expect(game.you.C).toBe(7);
});

test('A Writ Against the Sun: a second Maneuver of the opponent costs them 2C and gives a card; 4 CP skip it', () => {
  const game = scenario({
    active: 'opponent',
    you: { map: [at('a-writ-against-the-sun', 2, [1, 0], { boundTo: IBB }), IBB] },
    opponent: { hand: ['test-slow'] },
  });
  game.opponent.play('test-slow');
  expect([game.opponent.C, game.you.hand.length, game.card(IBB).sp]).toEqual([8, 1, 1]);
  const skipped = scenario({ you: { map: [at('a-writ-against-the-sun', 2, [], { boundTo: IBB }), IBB] } });
  skipped.you.skip('a-writ-against-the-sun');
  expect([skipped.you.CP, skipped.opponent.C, skipped.card(IBB).sp]).toEqual([1, 10, 0]);
});

test('A Writ Against the Sun: a second seizure, a fourth Maneuver or a third win enforces it for 1 CP and 3C of the opponent’s', () => {
  const writ = (counts: number[]) => [at('a-writ-against-the-sun', 3, counts, { boundTo: IBB }), IBB];
  const seized = lastAct({
    you: { map: [...writ([1, 0, 0]), 'test-character-3-3'] },
    opponent: { map: ['test-location'] },
  });
  seized.you.attack('test-character-3-3', 'test-location');
  const played = lastAct({
    active: 'opponent',
    you: { map: writ([0, 3, 0]) },
    opponent: { hand: ['test-slow'] },
  });
  played.opponent.play('test-slow');
  for (const game of [seized, played]) expect([game.opponent.C, game.you.CP, scored(game)]).toEqual([7, 6, [1, 0]]);
  const won = lastAct({ you: { map: writ([0, 0, 2]) } });
  won.you.attack(IBB, THEIR_HOME);
  expect([won.opponent.C, won.you.CP]).toEqual([6, 6]);
});

test('Heir to Nine Vacancies: Binding gives 1 CP; the Partnered Character’s second attack 1 Power and, Aligned, a card', () => {
  const claim = scenario({ you: { map: ['heir-to-nine-vacancies', IBB] } });
  claim.you.bind('heir-to-nine-vacancies', IBB);
  expect([claim.you.CP, claim.card(IBB).sp]).toEqual([6, 1]);
  const cast = { boundTo: IBB, partnerTo: QUILL };
  const regency = scenario({ you: { map: [at('heir-to-nine-vacancies', 2, [1, 0], cast), IBB, QUILL] } });
  regency.you.attack(QUILL, THEIR_HOME);
  expect([regency.card(IBB).stat('power'), regency.you.hand.length, regency.card(IBB).sp]).toEqual([2, 1, 1]);
  const alone = scenario({ you: { map: [at('heir-to-nine-vacancies', 2, [0, 3], { boundTo: IBB }), IBB] } });
  alone.you.endTurn();
  expect([alone.card('heir-to-nine-vacancies').chapter, alone.card(IBB).sp]).toEqual([3, 1]);
});

test('Heir to Nine Vacancies: whoever gives up a Character of theirs makes a vacancy', () => {
  const game = scenario({
    active: 'opponent',
    you: { map: [at('heir-to-nine-vacancies', 2, [], { boundTo: IBB }), IBB] },
    opponent: { map: ['test-character-1-2'] },
  });
  game.opponent.skip('heir-to-nine-vacancies');
  expect([game.card('heir-to-nine-vacancies').chapter, game.card('test-character-1-2').zone]).toEqual([3, 'depleted']);
  expect(game.card(IBB).sp).toBe(0);
});

test('Heir to Nine Vacancies: a second win needs three Characters beside it, and readies them all', () => {
  const vacancy = (...more: string[]) => {
    const map = [
      at('heir-to-nine-vacancies', 3, [1], { boundTo: IBB }),
      IBB,
      { card: QUILL, activated: true as const },
      ...more,
    ];
    const game = lastAct({ you: { map } });
    game.you.attack(IBB, THEIR_HOME);
    return [game.card('heir-to-nine-vacancies').face, game.card(QUILL).ready, scored(game)];
  };
  expect(vacancy()).toEqual(['front', false, undefined]);
  expect(vacancy('test-character-1-2')).toEqual(['back', true, [1, 0]]);
});

test('Heir to Nine Vacancies: The Heir, Seated gains 1 CP for each conflict won', () => {
  const game = scenario({ you: { map: [{ card: 'heir-to-nine-vacancies', face: 'back' }] } });
  game.you.attack('heir-to-nine-vacancies', THEIR_HOME);
  expect([game.you.CP, game.opponent.C]).toEqual([6, 7]);
});
