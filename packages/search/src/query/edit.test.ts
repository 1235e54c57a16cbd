import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldNamed } from '../fields/fields';
import { NO_VOCABULARY, valuesOf } from '../fields/values';
import { parse } from '../grammar/parse';
import { print } from '../grammar/print';
import { chosen, figures, removeField, setField, setFigures, toggle } from './edit';

const tree = (text: string) => parse(text).tree;
const names = (text: string, field: 'faction' | 'act' | 'type') =>
  chosen(tree(text), field, NO_VOCABULARY).map(({ name }) => name);

describe('filters on a query', () => {
  test('a field is set where it stood, or at the end', () => {
    expect(print(setField(tree('lamp f:drift cost<=3'), 'faction', ['lantern']))).toBe('lamp f:lantern cost<=3');
    expect(print(setField(tree('lamp'), 'faction', ['lantern', 'throne']))).toBe('lamp (f:lantern or f:throne)');
    expect(print(setField(tree('a or b'), 'type', ['storyline']))).toBe('(a or b) t:storyline');
    expect(print(setField(null, 'becomes', ['completed storyline']))).toBe('back:"completed storyline"');
  });
  test('every part that is about the field alone gives way, whatever it is called; others stay', () => {
    const text = 'faction:drift -f:throne (f:choir or f:helix) (f:choir or lamp)';
    expect(print(setField(tree(text), 'faction', ['lantern']))).toBe('f:lantern -f:throne (f:choir or lamp)');
    expect(print(removeField(tree(text), 'faction'))).toBe('-f:throne (f:choir or lamp)');
    expect(print(removeField(tree('f:choir or f:helix'), 'faction'))).toBe('');
  });
  test('what is ignored in a query is kept as it was typed', () => {
    expect(print(setField(tree('pwr>0 lamp'), 'act', ['2']))).toBe('pwr>0 lamp act:2');
  });
  test('the values that a query asks for are those that filters show as on', () => {
    expect(names('(f:lantern or f:throne) lamp', 'faction')).toEqual(['Aurelian Throne', 'Lantern Order']);
    expect(names('f:lan', 'faction')).toEqual(['Lantern Order']);
    expect(names('act:ii', 'act')).toEqual(['II']);
    expect(names('-t:storyline', 'type')).toEqual([]);
    expect(names('t:', 'type')).toEqual([]);
    expect(names('(f:choir or lamp)', 'faction')).toEqual([]);
  });
  test('a value toggled twice leaves the query as it was', () => {
    const values = valuesOf('faction', NO_VOCABULARY);
    fc.assert(
      fc.property(fc.subarray([...values]), fc.constantFrom(...values), (on, value) => {
        const before = setField(
          tree('lamp cost<=3'),
          'faction',
          on.map(({ brief = '' }) => brief),
        );
        const once = toggle(before, 'faction', value, NO_VOCABULARY);
        expect(chosen(once, 'faction', NO_VOCABULARY).includes(value)).toBe(!on.includes(value));
        expect(chosen(toggle(once, 'faction', value, NO_VOCABULARY), 'faction', NO_VOCABULARY)).toEqual(on);
      }),
    );
  });
  test('figures are set in as few words as they allow', () => {
    const set = (on: number[]) => print(setFigures(tree('lamp'), 'cost', on, 7));
    expect(set([3])).toBe('lamp cost:3');
    expect(set([0, 1, 2, 3])).toBe('lamp cost<=3');
    expect(set([5, 6, 7])).toBe('lamp cost>=5');
    expect(set([7])).toBe('lamp cost>=7');
    expect(set([2, 3, 4])).toBe('lamp cost>=2 cost<=4');
    expect(set([1, 4, 7])).toBe('lamp (cost:1 or cost:4 or cost>=7)');
    expect(set([])).toBe('lamp');
    expect(set([0, 1, 2, 3, 4, 5, 6, 7])).toBe('lamp');
  });
  test('any set of figures is read back as it was set', () => {
    fc.assert(
      fc.property(fc.subarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 1, maxLength: 7 }), (on) => {
        const text = print(setFigures(tree('cost:2 lamp'), 'cost', on, 7));
        expect(figures(tree(text), 'cost', 7)).toEqual(on);
      }),
    );
    expect(figures(tree('cost<3'), 'cost', 7)).toEqual([0, 1, 2]);
    expect(figures(tree('cost=9'), 'cost', 7)).toEqual([7]);
    expect(figures(tree('lamp'), 'cost', 7)).toEqual([]);
  });
  test('what no figure says, a unit or another field, lights no figure and stays as it was typed', () => {
    for (const text of ['cost:2cp', 'cost>power', '(cost:2cp or cost:3)', 'cost:2c']) {
      expect([text, figures(tree(text), 'cost', 7)]).toEqual([text, []]);
      expect(print(setFigures(tree(`${text} lamp cost:5`), 'cost', [3, 4], 7))).toBe(`${text} lamp cost>=3 cost<=4`);
      expect(print(setFigures(tree(`${text} lamp cost:5`), 'cost', [], 7))).toBe(`${text} lamp`);
    }
    expect(figures(tree('cost>power cost:2'), 'cost', 7)).toEqual([2]);
  });
  test('a field’s name and each of its shorter ones are the same field', () => {
    for (const name of ['f', 'faction', 't', 'type', 'kw', 'c']) expect(fieldNamed(name)).toBeDefined();
    expect(fieldNamed('t')).toBe(fieldNamed('type'));
  });
});
