import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actionOf, actionText, actOf, actText } from './act-text';
import type { Act, Action, ServerAction } from './actions';

const n = fc.nat(200);
const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ do: fc.constant('play' as const), card: n }),
  fc.record({ do: fc.constant('ability' as const), card: n, ability: n }),
  fc.record({ do: fc.constant('bind' as const), storyline: n, character: n }),
  fc.record({ do: fc.constant('partner' as const), storyline: n, character: n }),
  fc.record({ do: fc.constant('skip' as const), storyline: n }),
  fc.record({ do: fc.constant('attack' as const), attacker: n, target: n }),
  fc.record({ do: fc.constant('intercept' as const), interceptor: n }),
  fc.record({ do: fc.constantFrom('pass' as const, 'endTurn' as const) }),
);
const actions: fc.Arbitrary<Action | ServerAction> = fc.oneof(
  fc.record({ type: fc.constant('act' as const), act: acts }),
  fc.record({ type: fc.constant('choose' as const), chosen: fc.array(n) }),
  fc.record({ type: fc.constant('clockOut' as const), seat: n }),
  fc.record({ type: fc.constantFrom('takeBack' as const, 'concede' as const, 'void' as const) }),
);

test('every act and every action is read from its word as it was', () => {
  fc.assert(fc.property(acts, (act) => void expect(actOf(actText(act))).toEqual(act)));
  fc.assert(fc.property(actions, (action) => void expect(actionOf(actionText(action))).toEqual(action)));
});

test('a text that says no action is refused, and an action that is no act is no act', () => {
  for (const text of ['', 'p', 'p1.2', 'a1', 'a1.', 'z', 'n1', 'p-1', 'P1', 'p1 ', 'toString', 'c0..1', 'c.'])
    expect(() => actionOf(text)).toThrow('says no action');
  for (const text of ['k', 'x', 'c0', 'v']) expect(() => actOf(text)).toThrow('says no act');
});
