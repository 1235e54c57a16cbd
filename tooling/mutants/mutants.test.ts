import { expect, test } from 'vitest';
import { EditDoesNotApply, type Mutant, withMistake } from './edits';
import { MUTANTS } from './mutants';
import { existsInEngine, sourceOf } from './workplace';

test.each(MUTANTS.map((mutant) => [mutant.rule, mutant.mistake, mutant] as const))(
  'the mistake in %s (%s) can be made in the present sources, at exactly one place',
  (_, __, mutant) => {
    const source = sourceOf(mutant.file);
    expect(withMistake(source, mutant)).not.toBe(source);
  },
);

test('mistakes are made in many rules and files, and each names tests that exist', () => {
  expect(new Set(MUTANTS.map(({ file }) => file)).size).toBeGreaterThanOrEqual(25);
  expect(new Set(MUTANTS.map(({ mistake }) => mistake)).size).toBe(MUTANTS.length);
  const lost = MUTANTS.flatMap(({ first }) => first.filter((file) => !existsInEngine(file)));
  expect(lost).toEqual([]);
});

test('an edit that matches no place, or two, is told', () => {
  const mutant: Mutant = { rule: '1.4', file: 'a.ts', mistake: '', from: 'a < b', to: 'a <= b', first: [] };
  expect(withMistake('if (a < b) {}', mutant)).toBe('if (a <= b) {}');
  expect(() => withMistake('if (b > a) {}', mutant)).toThrow(EditDoesNotApply);
  expect(() => withMistake('a < b; a < b', mutant)).toThrow('matches 2 places, not one');
});
