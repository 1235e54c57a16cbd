import { describe, expect, test } from 'vitest';
import { device, homeworld, maneuver, storyline } from './card';
import { abilityText, chaptersOf, costText, effectText, keywordText, textOf } from './text';
import type { Cost } from './vocabulary';
import * as w from './words';

const theirs = w.opponents('Character');

describe('costs, keywords and abilities', () => {
  test('a cost reads as an order, what is paid first', () => {
    const costs: Cost[] = [w.C(2), w.CP(1), w.discarding(1)];
    expect(costText(costs)).toBe('Pay 2C and 1 CP and discard a card');
    expect(costText([w.sacrificing(w.your('Device'))])).toBe('Sacrifice a Device');
    expect(costText([w.SP(1), w.activateThis])).toBe('Pay 1 SP and activate this');
  });
  test('14.6 a keyword prints its figure', () => {
    expect([keywordText('Veiled'), keywordText(w.plunder(2)), keywordText(w.resilient(1))]).toEqual([
      'Veiled',
      'Plunder 2',
      'Resilient 1',
    ]);
  });
  test('13.1 a triggered ability begins with When or At', () => {
    expect(abilityText(w.when(w.plays('opponent', 'Maneuver'), w.lose(w.C(1), 'opponent')))).toBe(
      'When your opponent plays a Maneuver, they lose 1C.',
    );
    expect(abilityText(w.when(w.turnEnds('opponent'), w.gain(w.C(1)), w.treasury('you', { atMost: 0 })))).toBe(
      'At the end of your opponent’s turn, if your Treasury holds 0C, gain 1C.',
    );
    const rich = w.treasury('opponent', { atLeast: 8 });
    expect(abilityText(w.when(w.turnEnds('you'), w.lose(w.C(2), 'opponent'), rich))).toBe(
      'At the end of your turn, if your opponent’s Treasury holds at least 8C, they lose 2C.',
    );
    expect(
      abilityText(w.when(w.attacks(w.self), [w.gain(w.C(1)), w.draw(1), w.iff(w.is(w.self, 'Bound'), w.draw(1))])),
    ).toBe('When this attacks, gain 1C and draw a card. If this is Bound, draw a card.');
  });
  test('the player that a condition has named is "they" when named again', () => {
    const idle = w.hand('opponent', { atLeast: 5 });
    expect(abilityText(w.when(w.turnEnds(), w.lose(w.C(2), 'opponent'), idle))).toBe(
      'At the end of your turn, if your opponent has at least 5 cards in hand, they lose 2C.',
    );
    expect(
      abilityText(w.when(w.plays('opponent'), w.discard(1, 'opponent'), w.controls('you', w.any('Location')))),
    ).toBe('When your opponent plays a card, if you control a Location, they discard a card.');
    expect(effectText([w.iff(w.not(idle), w.lose(w.C(1), 'opponent'), w.draw(1, 'opponent'))])).toBe(
      'If it isn’t true that your opponent has at least 5 cards in hand, they lose 1C; otherwise they draw a card.',
    );
  });
  test('13.1 an activated ability says Fast and its limit', () => {
    expect(abilityText(w.pay([w.CP(1), w.activateThis], w.draw(1)))).toBe('1 CP, Activate: Draw a card.');
    expect(abilityText(w.pay(w.C(1), w.gain(w.CP(1)), { speed: 'Fast', limit: 'once each turn' }))).toBe(
      '1C: Gain 1 CP. (Fast, once each turn.)',
    );
  });
  test('13.1 a static ability says what is, without a duration', () => {
    expect(abilityText(w.always(w.grant(w.self, w.resilient(1)), w.controls('you', w.any('Character', 'Bound'))))).toBe(
      'While you control a Bound Character, this has Resilient 1.',
    );
    expect(abilityText(w.always(w.modify(w.all(w.your('Character', 'Fallen')), 'power', 1)))).toBe(
      'Fallen Characters you control have +1 Power.',
    );
    expect(abilityText(w.always(w.grant(w.host, 'Veiled'), w.is(w.host, 'Fallen')), { host: 'Character' })).toBe(
      'While the attached Character is Fallen, it has Veiled.',
    );
  });
  test('13.4 a replacement says instead', () => {
    expect(abilityText(w.instead('destroyed', 'this', w.returnToHand(w.self)))).toBe(
      'If this would be destroyed, instead return it to its owner’s hand.',
    );
  });
});

describe('the text of a card', () => {
  const printing = { set: 'TST', number: 1, rarity: 'common' } as const;
  const tale = storyline({
    id: 'a-tale',
    name: 'A Tale',
    cost: w.C(2),
    drives: ['Duty'],
    bound: true,
    partner: true,
    chapters: [
      { title: 'One', end: w.happens(w.isBound()), sp: 1 },
      { title: 'Two', end: w.happens(w.turnEnds(), 2), reward: [w.draw(1)], skip: { cost: [w.CP(3)] } },
      {
        title: 'Three',
        climactic: true,
        end: w.happens(w.winsConflict(w.bound), 2),
        sp: 2,
        skip: { when: w.treasury('you', { atMost: 0 }), by: 'opponent' },
      },
    ],
    reversal: {
      live: w.happens(w.falls(w.bound)),
      chapter: { title: 'Other', climactic: true, end: w.happens(w.falls(theirs)) },
    },
    back: {
      name: 'Told',
      becomes: 'Completed Storyline',
      keywords: ['Enduring'],
      reward: [w.gain(w.CP(2), 'winner')],
      reversalReward: [w.draw(2, 'opponent')],
    },
    printing,
  });
  test('8.5.1 a Chapter gives its parts apart', () => {
    expect(chaptersOf(tale)).toEqual({
      chapters: [
        { numeral: 'I', title: 'One', climactic: false, end: 'Bind.', sp: 1 },
        {
          numeral: 'II',
          title: 'Two',
          climactic: false,
          end: 'Your turn ends twice.',
          reward: 'Draw a card.',
          skip: 'Pay 3 CP.',
        },
        {
          numeral: 'III',
          title: 'Three',
          climactic: true,
          end: 'The Bound Character wins 2 conflicts.',
          sp: 2,
          skip: 'When your Treasury holds 0C.',
          skipBy: 'your opponent only',
        },
      ],
      reversal: {
        live: 'When the Bound Character falls',
        chapter: { numeral: 'III', title: 'Other', climactic: true, end: 'A Character an opponent controls falls.' },
      },
    });
  });
  test('a Storyline reads in lines: Bind, Partner, Chapters, Reversal, and its rewards behind', () => {
    const { front, back } = textOf(tale);
    expect(front.map(({ kind }) => kind)).toEqual(['keyword', 'keyword', 'chapter', 'chapter', 'chapter', 'reversal']);
    expect(front[4]?.text).toBe(
      'III — Three. Climactic. End: The Bound Character wins 2 conflicts. Award 2 SP. Skip (your opponent only): When your Treasury holds 0C.',
    );
    expect(back).toEqual([
      { kind: 'reward', text: 'The winner of the Act gains 2 CP.' },
      { kind: 'reversal reward', text: 'Your opponent draws 2 cards.' },
      { kind: 'keyword', text: 'Enduring' },
    ]);
  });
  test('14.1 Attach names the kind, and the ability speaks of it', () => {
    const lamp = device({
      id: 'lamp',
      name: 'Lamp',
      faction: 'Independent',
      cost: w.C(1),
      attach: 'Character',
      abilities: [w.always([w.modify(w.host, 'resolve', 1), w.grant(w.host, 'Veiled')])],
      printing,
    });
    expect(textOf(lamp).front).toEqual([
      { kind: 'keyword', text: 'Attach to a Character' },
      { kind: 'ability', text: 'The attached Character has +1 Resolve and Veiled.' },
    ]);
  });
  test('a Maneuver reads as sentences, a Homeworld as its abilities', () => {
    const cut = maneuver({
      id: 'cut',
      name: 'Cut',
      faction: 'Free Drift',
      speed: 'Fast',
      cost: w.CP(2),
      effect: [
        w.damage(3, w.target(theirs)),
        w.iff(w.is(w.it, 'lethally damaged'), w.gain(w.C(2)), w.forbid(w.it, 'intercept', 'this turn')),
      ],
      printing,
    });
    expect(textOf(cut).front[0]?.text).toBe(
      'Deal 3 damage to target Character an opponent controls. If it has enough damage to fall or be destroyed, gain 2C; otherwise it can’t intercept this turn.',
    );
    const home = homeworld({
      id: 'home',
      name: 'Home',
      factions: ['Free Drift'],
      treasury: 8,
      income: 3,
      command: 2,
      bastion: 0,
      abilities: [w.always(w.grant(w.all(w.your('Spacecraft')), w.plunder(1)))],
      printing,
    });
    expect(textOf(home)).toEqual({
      front: [{ kind: 'ability', text: 'Spacecraft you control have Plunder 1.' }],
      back: [],
    });
  });
});
