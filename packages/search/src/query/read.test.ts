import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Vocabulary } from '../fields/values';
import { mended, problemText, readQuery } from './read';
import { inWords } from './words';

const vocabulary: Vocabulary = { subtype: ['Priest', 'Pilot boat'], set: ['AST'], rule: ['8.6.1', '8.6.2', '14.3'] };
const read = (text: string) => readQuery(text, vocabulary);
const told = (text: string) =>
  read(text).problems.map((problem) =>
    [problemText(problem), ...(problem.instead ? [problem.instead] : [])].join(' → '),
  );

describe('what a query does not know', () => {
  const problems: [query: string, told: string][] = [
    ['pwr>0', 'pwr>0 is ignored: there is no field “pwr”. → power>0'],
    ['factoin:lantern', 'factoin:lantern is ignored: there is no field “factoin”. → faction:lantern'],
    ['f:lanturn', 'f:lanturn is ignored: “lanturn” is none of its values. → f:lantern'],
    ['-kw:vigilent', 'kw:vigilent is ignored: “vigilent” is none of its values. → kw:vigilant'],
    ['sub:preist', 'sub:preist is ignored: “preist” is none of its values. → sub:priest'],
    ['t:wizard', 't:wizard is ignored: “wizard” is none of its values.'],
    ['zzz:1', 'zzz:1 is ignored: there is no field “zzz”.'],
    ['cost:many', 'cost:many is ignored: “many” is no number.'],
    ['cost<=3CPs', 'cost<=3CPs is ignored: “3CPs” is no number. → cost<=3'],
    ['power>resolv', 'power>resolv is ignored: “resolv” is no number. → power>resolve'],
    ['f<lantern', 'f<lantern is ignored: faction is not a number. → f:lantern'],
    ['power>power', 'power>power is ignored: “power” is no number.'],
    ['rule:8.6.9', 'rule:8.6.9 is ignored: no card uses a rule 8.6.9. → rule:8.6'],
    ['rule:77', 'rule:77 is ignored: no card uses a rule 77.'],
    ['order:cots', 'order:cots is ignored: “cots” is none of its values. → order:cost'],
    ['-order:cost', 'order:cost is ignored: it stands outside parentheses and without a minus.'],
    ['t:', 't: is ignored: it needs a value, like t:character.'],
  ];
  for (const [query, sentence] of problems) {
    test(`“${query}” is reported, with what may have been meant, and left out`, () => {
      expect(told(query)).toEqual([sentence]);
      expect(read(`lamp ${query}`).sense).toEqual({ means: 'words', text: 'lamp', said: 'lamp' });
      expect(read(`lamp or ${query}`).sense).toEqual({ means: 'words', text: 'lamp', said: 'lamp' });
    });
  }
  const NAMES: [typed: string, means: string][] = [
    ['f:Lantern Order', 'f:"lantern order"'],
    ['-f:lantern  order lamp', '-f:"lantern order" lamp'],
    ['f:Free Drift or f:aurelian throne lamp', 'f:drift or f:throne lamp'],
    ['(sub:pilot boat) cost<=3', '(sub:"pilot boat") cost<=3'],
    ['-(f:lantern order)', '-f:"lantern order"'],
    ['becomes:completed storyline', 'becomes:"completed storyline"'],
  ];
  test.each(NAMES)('%j takes a name of two words without quotation marks', (typed, means) => {
    const { sense, problems } = read(typed);
    expect([inWords(read(means)), problems]).toEqual([inWords({ ...read(means), sense }), []]);
  });
  test('words that only follow a field are words', () => {
    for (const typed of ['f:lantern "order"', 'f:lantern (order)', 'f:lantern lamp order', 'order f:lantern'])
      expect([typed, read(typed).sense]).toEqual([typed, expect.objectContaining({ means: 'all' })]);
  });
  test('the same words are asked for once', () => {
    expect(read('lamp Lamp "LAMP" (lamp or lamp)').sense).toEqual({ means: 'words', text: 'lamp', said: 'lamp' });
    expect(inWords(read('a b a -a a'))).toBe(inWords(read('a b -a')));
  });
  test('a suggestion takes the place of what it mends, and nothing is wrong any more', () => {
    for (const [query] of problems) {
      const text = `(lamp ${query}) cost<=3`;
      for (const problem of read(text).problems) {
        if (problem.instead) expect(read(mended(text, problem)).problems, mended(text, problem)).toEqual([]);
      }
    }
  });
  test('whatever the text, it is read and said without a throw, and each problem stands in it', () => {
    const pieces = fc.array(
      fc.oneof(
        fc.constantFrom('t:', 'f:l', 'cost', '<=3', '(', ')', '-', ' or ', '"', ' ', 'order:x', 'is:', 'rule:8'),
        fc.string(),
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          pieces.map((some) => some.join('')),
        ),
        (text) => {
          const query = read(text);
          expect(inWords(query).length).toBeGreaterThan(0);
          for (const { place, typed } of query.problems) expect(text.slice(place.from, place.to)).toBe(typed);
        },
      ),
      { numRuns: 1000 },
    );
  });
  test('names of what every object has are no fields and no values', () => {
    expect(told('constructor:1 is:tostring is:__proto__')).toHaveLength(3);
  });
});

describe('a query in plain words', () => {
  const sentences: [query: string, words: string][] = [
    ['', 'All cards'],
    [
      't:character f:lantern cost<=3 kw:vigilant',
      'Characters of the Lantern Order that cost at most 3C and have Vigilant',
    ],
    [
      '(f:lantern or f:throne) act:2 cost<=5',
      'Cards of the Lantern Order or the Aurelian Throne that are playable in Act II and cost at most 5',
    ],
    ['t:maneuver speed:fast cost:2', 'Fast Maneuvers that cost 2 CP'],
    ['cost<2cp', 'Cards that cost less than 2 CP'],
    ['is:unique rarity:rare f:independent', 'Unique rare Independent cards'],
    ['is:cursed has:reversal', 'Cursed Storylines that have a Reversal'],
    ['vigil -kw:guard', 'Cards that say “vigil” and don’t have Guard'],
    ['-f:choir -t:storyline', 'Cards that aren’t of the Hollow Choir and aren’t Storylines'],
    ['guard or kw:vigilant', 'Cards that say “guard” or have Vigilant'],
    ['(t:character cost<=3) or t:spacecraft', 'Characters that cost at most 3C or Spacecraft'],
    ['lamp (cost:1 or kw:guard)', 'Cards that say “lamp” and either cost 1 or have Guard'],
    ['-(cost:1 or kw:guard)', 'Cards that don’t cost 1 and don’t have Guard'],
    ['-(cost:1 kw:guard)', 'Cards that either don’t cost 1 or don’t have Guard'],
    ['kw:guard kw:vigilant drive:duty', 'Cards that have Guard, Vigilant and Duty'],
    ['cost>=2 cost<=4', 'Cards that cost at least 2 and at most 4'],
    ['power>resolve', 'Cards that have more Power than Resolve'],
    ['t:homeworld treasury>=9', 'Homeworlds that start with at least 9C'],
    [
      'sub:priest becomes:location set:ast',
      'Cards that have the subtype Priest, become Locations and are of the set AST',
    ],
    ['end:conflict skip:pay', 'Cards that have “conflict” in an End and “pay” in a Skip'],
    ['rule:8.6 number<=50', 'Cards that use rule 8.6 and have a number of at most 50'],
    ['(f:lantern or f:independent) kw:guard', 'Cards that are of the Lantern Order or Independent and have Guard'],
    ['order:cost dir:desc', 'All cards, by cost, downward'],
    ['lamp order:power', 'Cards that say “lamp”, by Power'],
  ];
  for (const [query, words] of sentences) {
    test(`“${query}” is “${words}”`, () => {
      expect(read(query).problems).toEqual([]);
      expect(inWords(read(query))).toBe(words);
    });
  }
});
