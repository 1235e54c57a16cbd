import { RULES } from '@astris/rulebook';
import { expect, test } from 'vitest';
import { explain } from './game';
import { C, gain } from './language/words';
import { scenario } from './testing/scenario';
import { slow } from './testing/small-cards';

test('an event is explained by its rule, that rule’s own sentences, and what caused it', () => {
  const game = scenario({ cards: [slow('windfall', gain(C(2)))], you: { hand: ['windfall'] } });
  game.you.play('windfall');
  const [event] = game.told('treasuryChanged');
  if (!event) throw new Error('nothing was told');
  const { rule, text, cause } = explain(event);
  const own = RULES.find((one) => one.id === rule);
  expect(text).toBe(own?.text.map((sentence) => sentence.text).join(' '));
  expect(cause).toMatchObject({ card: 'windfall', controller: 0 });
});

test('what happens by the rules alone has a rule and no cause', () => {
  const game = scenario();
  game.you.endTurn();
  for (const event of game.events) {
    const { rule, text } = explain(event);
    expect([rule, text.length > 0]).toEqual([event.rule, true]);
  }
  expect(explain(game.told('readied')[0] ?? { rule: '10.2' })).toMatchObject({ rule: '10.2', cause: null });
});
