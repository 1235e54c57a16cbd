import { isRuleId } from '@astris/rulebook';
import { describe, expect, test } from 'vitest';
import { ALWAYS, story } from '../testing/stories';
import { maneuver } from './card';
import { rulesOf } from './cited';
import * as fields from './cited/fields';
import * as cited from './cited/words';
import type { Effect } from './vocabulary';
import {
  C,
  CP,
  damage,
  draw,
  gain,
  happens,
  opponents,
  ready,
  self,
  takeControl,
  target,
  turnEnds,
  without,
} from './words';

const saying = (...effect: Effect[]) =>
  maneuver({
    id: 'a-card',
    name: 'A Card',
    faction: 'Independent',
    speed: 'Fast',
    cost: { CP: 2 },
    printing: { set: 'TST', number: 1, rarity: 'common' },
    effect,
  });

describe('the rules that a card uses', () => {
  test('are those of its type, its speed, its cost and each word of its text', () => {
    expect(rulesOf(saying(gain(C(2))))).toEqual(['1.6', '1.9', '3.1', '3.2', '4.4', '6.6', '11.1', '11.3']);
  });

  test('come from words at any depth: a target, what is said of it, and what it is not', () => {
    const some = rulesOf(saying(damage(1, target(opponents('Character', without('ready'))))));
    expect(some).toEqual(expect.arrayContaining(['7.3', '11.4', '6.2', '7.1']));
    expect(rulesOf(saying(damage(1, self)))).not.toContain('11.4');
  });

  test('change with the words: what is not said is not used', () => {
    expect(rulesOf(saying(ready(self)))).toContain('7.1');
    expect(rulesOf(saying(gain(CP(1))))).not.toContain('7.1');
    expect(rulesOf(saying(gain(CP(1))))).not.toContain('3.1');
  });
});

describe('the rules that a Storyline uses', () => {
  const drawing = { end: ALWAYS, reward: [draw(1)] };
  const plain = story('plain', {}, { bound: false });

  test('are those of each Chapter, its Skip, the Reversal, and the back face with its rewards', () => {
    expect(rulesOf(plain)).not.toContain('5.6');
    const { back } = plain;
    const withDraw = [
      story('two', { two: drawing }),
      story('skip', { one: { skip: { when: happens(turnEnds()) } } }),
      story('live', {}, { reversal: { live: happens(turnEnds()), chapter: { title: 'Turned', end: ALWAYS } } }),
      story('turned', {}, { reversal: { live: ALWAYS, chapter: { title: 'Turned', ...drawing } } }),
      story('back', {}, { back: { ...back, reward: [draw(1)] } }),
      story('turned back', {}, { back: { ...back, reversalReward: [draw(1)] } }),
    ];
    for (const card of withDraw) {
      expect(rulesOf(card), card.id).toContain(['skip', 'live'].includes(card.id) ? '10.6' : '5.6');
    }
    expect(rulesOf(plain)).not.toContain('10.6');
  });

  test('are those of the player that its back reward names: the loser of the Act takes control (5.3, 9.4.0b)', () => {
    const { back } = plain;
    const reward = (player?: 'loser') => [takeControl(self, 'for good', player)];
    const taken = rulesOf(story('taken', {}, { bound: false, back: { ...back, reward: reward('loser') } }));
    expect(taken).toEqual(expect.arrayContaining(['5.3', '9.4.0b']));
    const kept = rulesOf(story('kept', {}, { bound: false, back: { ...back, reward: reward() } }));
    expect([kept.includes('5.3'), kept.includes('9.4.0b')]).toEqual([true, false]);
  });

  test('say where its SP go: to its Bound Character, or onto a Player Storyline', () => {
    expect(rulesOf(story('bound', { one: { sp: 1 } }, { bound: true }))).toContain('8.5.6');
    const player = rulesOf(story('player', { one: { sp: 1 } }, { bound: false }));
    expect(player).toContain('8.3.2');
    expect(player).not.toContain('8.5.6');
  });
});

test('every word and field of the language names rules that the book has', () => {
  const tables = [...Object.values(cited), ...Object.values(fields)];
  const rules = tables.flatMap((table) => (Array.isArray(table) ? table : Object.values(table).flat()));
  expect(rules.length).toBeGreaterThan(120);
  expect(rules.filter((rule) => !isRuleId(String(rule)))).toEqual([]);
});
