import { expect, test } from 'vitest';
import type { Card } from '../language/card';
import { C, gain } from '../language/words';
import { slow } from '../testing/small-cards';
import { type Naming, plain } from './segment';
import { whyOf } from './why';

const naming: Naming = {
  viewer: 1,
  player: (seat) => ['Tessaly', 'Korrigan'][seat] ?? '',
  printed: (id) => ({ ...slow(id, gain(C(1))), name: 'The Windfall, Twice' }) as Card,
  object: () => null,
};

test('the cause of an event is named with its controller, as the viewer says it', () => {
  const cause = { id: 3, card: 'windfall', face: 'front', controller: 0 } as const;
  const why = whyOf({ rule: '3.1', cause }, naming);
  expect(why.rule).toBe('3.1');
  expect(plain(why.cause ?? [])).toBe('Tessaly’s Windfall');
  expect(plain(whyOf({ rule: '3.1', cause: { ...cause, controller: 1 } }, naming).cause ?? [])).toBe('your Windfall');
});

test('what the rules alone did has no cause', () => {
  expect(whyOf({ rule: '10.2' }, naming)).toEqual({ rule: '10.2', cause: null });
});
