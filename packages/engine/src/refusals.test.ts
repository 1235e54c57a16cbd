import { expect, test } from 'vitest';
import { apply, isRefusal } from './game';
import { refusalSentence } from './messages/refusals';
import { plain } from './messages/segment';
import { REFUSAL_REASONS } from './refusals';
import { asked, opening } from './testing/opening';
import { ANSWERS } from './testing/refusals/answers';
import { choosing } from './testing/refusals/ask';
import { CONFLICTS } from './testing/refusals/conflicts';
import { PLAYS } from './testing/refusals/plays';
import { STORYLINES } from './testing/refusals/storylines';
import { scenario } from './testing/scenario';
import { finale } from './testing/stories';

const CASES = [...ANSWERS, ...PLAYS, ...STORYLINES, ...CONFLICTS];

test.each(CASES)('the refusal %s (%s) says: %s', (why, rule, says, of) => {
  const answer = of();
  expect([answer.refused, answer.why]).toEqual([rule, why]);
  expect(plain(refusalSentence(answer))).toBe(`${says} (${rule})`);
});

test('every reason that the engine knows is given by some action', () => {
  expect([...new Set(CASES.map(([why]) => why))].sort()).toEqual([...REFUSAL_REASONS].sort());
});

test('17.1 17.6 who is not asked is refused by the rule of what the other is asked, in setup and at the end of an Act', () => {
  const game = opening();
  const rule = (seat: number) => {
    const result = apply(game, seat, { type: 'choose', chosen: [0] });
    return isRefusal(result) ? [result.refused, result.why] : result;
  };
  const chooser = asked(game)?.seat ?? 0;
  expect(rule(1 - chooser)).toEqual(['17.1', 'notYourDecision']);
  expect(rule(7)).toEqual(['17.1', 'notYourDecision']);
  apply(game, chooser, { type: 'choose', chosen: [chooser] });
  expect(rule(1 - chooser)).toEqual(['17.6', 'notYourDecision']);
  const over = scenario({
    cards: [finale()],
    you: { tally: 1, hand: ['test-slow'], map: [{ card: 'finale', chapter: 3 }] },
    opponent: { hand: ['test-fast'] },
  });
  over.you.play('test-slow');
  expect(choosing(over, [0])).toEqual({ refused: '9.4.6', why: 'notYourDecision' });
});
