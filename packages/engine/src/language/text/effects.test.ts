import { describe, expect, test } from 'vitest';
import { effectText } from '../text';
import type { Effect } from '../vocabulary';
import * as w from '../words';
import { clauses } from './effects';

const yours = w.your('Character');
const theirs = w.opponents('Character');

const EFFECTS: Record<Effect['do'], [effect: Effect[], text: string]> = {
  gain: [[w.gain(w.C(2)), w.gain(w.CP(3), 'opponent')], 'Gain 2C. Your opponent gains 3 CP.'],
  lose: [[w.lose(w.SP(1), 'you'), w.lose(w.C(2), 'each player')], 'Lose 1 SP. Each player loses 2C.'],
  draw: [[w.draw(1), w.draw(2, 'loser')], 'Draw a card. The loser of the Act draws 2 cards.'],
  discard: [[w.discard(1, 'opponent'), w.discard(2, 'you')], 'Your opponent discards a card. Discard 2 cards.'],
  damage: [[w.damage(1, w.all(theirs))], 'Deal 1 damage to each Character an opponent controls.'],
  heal: [
    [w.heal(2, w.target(w.your('Spacecraft', 'damaged')))],
    'Heal 2 damage from target damaged Spacecraft you control.',
  ],
  fall: [
    [w.fall(w.target(w.any('Character'))), w.fall(w.all(theirs))],
    'Target Character falls. Each Character an opponent controls falls.',
  ],
  redeem: [[w.redeem(w.target(w.your('Character', 'Fallen')))], 'Redeem target Fallen Character you control.'],
  ready: [[w.ready(w.all(w.another(w.your('Spacecraft'))))], 'Ready each other Spacecraft you control.'],
  activate: [
    [w.activate(w.target(w.opponents('Spacecraft', 'ready'), { count: 2, upTo: true }))],
    'Activate up to two target ready Spacecraft an opponent controls.',
  ],
  destroy: [
    [w.destroy(w.target(w.any('Location', w.atMost(3, 'defense'))))],
    'Destroy target Location with Defense 3 or less.',
  ],
  award: [[w.award(1, w.bound)], 'Put 1 SP on the Bound Character.'],
  strip: [[w.strip(2, w.target(w.any('Storyline', 'in progress')))], 'Take 2 SP off target Storyline in progress.'],
  takeControl: [
    [w.takeControl(w.target(w.opponents('Spacecraft')), 'this turn'), w.takeControl(w.it, 'for good')],
    'Until the end of the turn, take control of target Spacecraft an opponent controls. Take control of it.',
  ],
  return: [[w.returnToHand(w.target(w.any('Device')))], 'Return target Device to its owner’s hand.'],
  burn: [[w.burn(w.target(w.any('permanent')))], 'Burn target permanent.'],
  sacrifice: [[w.sacrifice('opponent', w.your('Device'))], 'Your opponent sacrifices a Device.'],
  removeStoryline: [
    [w.removeStoryline(w.target(w.opponents('Storyline', 'in progress')))],
    'Remove target Storyline in progress an opponent controls.',
  ],
  modify: [
    [w.modify(w.target(yours), 'power', 1, 'this turn'), w.grant(w.it, 'Guard', 'this turn')],
    'Target Character you control gets +1 Power and has Guard this turn.',
  ],
  grant: [
    [w.grant(w.all(w.your('Spacecraft')), w.plunder(1), 'this Act')],
    'Spacecraft you control have Plunder 1 this Act.',
  ],
  forbid: [
    [w.forbid(w.target(theirs), 'intercept', 'this conflict')],
    'Target Character an opponent controls can’t intercept this conflict.',
  ],
  discount: [
    [w.discount('Device', 1), w.discount('Maneuver', 1)],
    'Devices cost you 1C less. Maneuvers cost you 1 CP less.',
  ],
  may: [[w.may([w.discard(1, 'you'), w.draw(1)])], 'You may discard a card and draw a card.'],
  choose: [[w.choose(w.gain(w.C(1)), w.draw(1))], 'Choose one: gain 1C; or draw a card.'],
  when: [
    [w.iff(w.aligned, w.modify(w.bound, 'power', 1, 'this Act'), w.draw(1))],
    'If the Bound Character is Aligned, it gets +1 Power this Act; otherwise draw a card.',
  ],
  each: [
    [w.each(w.any('Character', 'Fallen'), [w.lose(w.C(1), 'opponent'), w.gain(w.C(1))])],
    'For each Fallen Character, your opponent loses 1C and you gain 1C.',
  ],
};
describe('the text of each effect', () => {
  for (const [word, [effects, text]] of Object.entries(EFFECTS)) {
    test(`${word} reads "${text}"`, () => expect(effectText(effects)).toBe(text));
  }
  test('an amount counted or read from a permanent is said as a rate or as an equal', () => {
    expect(effectText([w.gain(w.C(w.numberOf(w.your('Location'))))])).toBe('Gain 1C for each Location you control.');
    expect(effectText([w.lose(w.C(w.numberOf(w.opponents('Device'))), 'opponent')])).toBe(
      'Your opponent loses 1C for each Device they control.',
    );
    expect(effectText([w.gain(w.C(w.numberOf(w.opponents('Device'))))])).toBe(
      'Gain 1C for each Device an opponent controls.',
    );
    expect(effectText([w.damage(w.statOf('power', w.self), w.target(theirs))])).toBe(
      'Deal damage equal to this card’s Power to target Character an opponent controls.',
    );
    expect(effectText([w.draw(w.statOf('income', w.target(w.your('Location'))))])).toBe(
      'Draw cards equal to the Income of target Location you control.',
    );
  });
  test('who takes control is named, and how long comes before it', () => {
    expect(effectText([w.takeControl(w.self, 'for good', 'loser')])).toBe(
      'The loser of the Act takes control of this.',
    );
    expect(effectText([w.takeControl(w.target(theirs), 'this Act', 'opponent')])).toBe(
      'Until the end of the Act, your opponent takes control of target Character an opponent controls.',
    );
    expect(effectText([w.takeControl(w.self, 'for good', 'you')])).toBe('Take control of this.');
    expect(clauses([w.gain(w.C(1)), w.takeControl(w.self, 'for good', 'winner'), w.draw(1)])).toBe(
      'gain 1C, the winner of the Act takes control of this, and you draw a card',
    );
    const until = w.takeControl(w.it, 'this turn', 'winner');
    expect(effectText([w.gain(w.C(1), 'winner'), until])).toBe(
      'The winner of the Act gains 1C. Until the end of the turn, the winner of the Act takes control of it.',
    );
  });
  test('what one other player does goes together; what another does, or you, is said by itself', () => {
    expect(effectText([w.sacrifice('winner', yours), w.gain(w.CP(2), 'winner'), w.draw(1, 'loser')])).toBe(
      'The winner of the Act sacrifices a Character and gains 2 CP. The loser of the Act draws a card.',
    );
    expect(effectText([w.gain(w.C(1)), w.gain(w.CP(1)), w.lose(w.C(1), 'opponent'), w.discard(1, 'opponent')])).toBe(
      'Gain 1C. Gain 1 CP. Your opponent loses 1C and discards a card.',
    );
    expect(effectText([w.lose(w.C(w.numberOf(w.opponents('Device'))), 'opponent'), w.draw(1, 'opponent')])).toBe(
      'Your opponent loses 1C for each Device they control and draws a card.',
    );
    const rich = w.treasury('opponent', { atLeast: 8 });
    expect(effectText([w.iff(rich, w.lose(w.C(2), 'opponent'), w.draw(1))])).toBe(
      'If your opponent’s Treasury holds at least 8C, they lose 2C; otherwise draw a card.',
    );
    expect(effectText([w.iff(rich, [w.lose(w.C(2), 'opponent'), w.discard(1, 'opponent')])])).toBe(
      'If your opponent’s Treasury holds at least 8C, they lose 2C and discard a card.',
    );
  });
  test('several targets are "they" when spoken of again', () => {
    const two = w.target(theirs, { count: 2 });
    expect(effectText([w.damage(1, two), w.forbid(w.it, 'attack', 'this turn')])).toBe(
      'Deal 1 damage to two target Characters an opponent controls. They can’t attack this turn.',
    );
  });
  test('8.10.2 a Character that can’t bind can’t be Bound: Bind is its Storyline’s ability', () => {
    expect(effectText([w.forbid(w.target(theirs), 'bind', 'this Act'), w.forbid(w.it, 'attack', 'this Act')])).toBe(
      'Target Character an opponent controls can’t be Bound or attack this Act.',
    );
  });
  test('what is forbidden is said as what can’t happen: to attack or intercept, to be Bound or be readied', () => {
    const all = w.all(theirs);
    expect(effectText([w.forbid(all, 'attack', 'this turn'), w.forbid(w.it, 'bind', 'this turn')])).toBe(
      'Characters an opponent controls can’t attack or be Bound this turn.',
    );
    expect(effectText([w.forbid(w.self, 'ready', 'this turn')])).toBe('This can’t be readied this turn.');
  });
  test('a loss is written with a minus sign', () => {
    expect(effectText([w.modify(w.target(theirs), 'power', -2, 'this turn')])).toBe(
      'Target Character an opponent controls gets −2 Power this turn.',
    );
  });
});
