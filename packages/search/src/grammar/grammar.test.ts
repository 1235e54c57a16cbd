import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from './parse';
import { print } from './print';
import { field, join, not, OPERATORS, type Tree, words } from './tree';

/** A tree without its places. */
const bare = (tree: Tree | null): unknown =>
  JSON.parse(JSON.stringify(tree, (key, value) => (key === 'place' ? undefined : value)));
const read = (text: string) => parse(text).tree;
const whys = (text: string) => parse(text).problems.map(({ typed, why }) => `${typed}: ${why}`);

const said = fc.oneof(fc.string(), fc.constantFrom('or', 'AND', '-x', 'a b', '“q”', 'kw:x', '\\', '(', 'cost<3', '<3'));
const leaf: fc.Arbitrary<Tree> = fc.oneof(
  said.filter((text) => text.trim() !== '').map((text) => words(text)),
  fc
    .tuple(fc.stringMatching(/^[a-z]{1,6}$/), fc.constantFrom(...OPERATORS), said)
    .map(([f, op, value]) => field(f, op, value)),
);
const trees = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    tie('tree').map((of) => not(of)),
    fc
      .tuple(fc.constantFrom('all' as const, 'any' as const), fc.array(tie('tree'), { minLength: 1, maxLength: 4 }))
      .map(([kind, of]) => join(kind, of) ?? words('x')),
  ),
})).tree;

describe('the grammar', () => {
  test('words side by side all hold, and “or” joins looser', () => {
    expect(bare(read('a b or c'))).toEqual(
      bare(join('any', [join('all', [words('a'), words('b')]) as Tree, words('c')])),
    );
    expect(bare(read('a (b or c)'))).toEqual(
      bare(join('all', [words('a'), join('any', [words('b'), words('c')]) as Tree])),
    );
    expect(bare(read('a and b'))).toEqual(bare(read('a b')));
  });
  test('a minus denies what touches it, be it a word, a field or parentheses', () => {
    expect(bare(read('-a -kw:guard -(b or c)'))).toEqual(
      bare(
        join('all', [
          not(words('a')),
          not(field('kw', ':', 'guard')),
          not(join('any', [words('b'), words('c')]) as Tree),
        ]),
      ),
    );
    expect(bare(read('--a'))).toEqual(bare(words('a')));
    expect(bare(read('dusk-consul'))).toEqual(bare(words('dusk-consul')));
  });
  test('quotes hold words together, straight or curly, and take “or”, “:” and parentheses as they are', () => {
    expect(bare(read('“draw a card” "or" name:"of (the) Verge"'))).toEqual(
      bare(join('all', [words('draw a card'), words('or'), field('name', ':', 'of (the) Verge')])),
    );
  });
  test('a gap before a value is passed over, but never another part of the query', () => {
    expect(bare(read('t: character'))).toEqual(bare(field('t', ':', 'character')));
    expect(bare(read('name:  "of the Verge" x'))).toEqual(
      bare(join('all', [field('name', ':', 'of the Verge'), words('x')])),
    );
    expect(bare(read('cost: <=3'))).toEqual(bare(field('cost', '<=', '3')));
    expect(bare(read('cost: >= 3'))).toEqual(bare(field('cost', '>=', '3')));
    expect(bare(read('t: cost<3'))).toEqual(bare(join('all', [field('t', ':', ''), field('cost', '<', '3')])));
    expect(bare(read('t: or x'))).toEqual(bare(join('any', [field('t', ':', ''), words('x')])));
    expect(bare(read('t: -x'))).toEqual(bare(join('all', [field('t', ':', ''), not(words('x'))])));
    expect(bare(read('(t: ) x'))).toEqual(bare(join('all', [field('t', ':', ''), words('x')])));
    expect(bare(read('t: organ'))).toEqual(bare(field('t', ':', 'organ')));
    expect(bare(read('t: '))).toEqual(bare(field('t', ':', '')));
  });
  test('comparisons may be written with one sign or two, and after a colon', () => {
    expect(bare(read('cost≤3'))).toEqual(bare(field('cost', '<=', '3')));
    expect(bare(read('cost:>=3'))).toEqual(bare(field('cost', '>=', '3')));
    expect(bare(read('COST!=3'))).toEqual(bare(field('cost', '!=', '3')));
  });
  test('each part knows where it stands in the text', () => {
    const text = 'lamp (cost<=3 or -kw:guard)';
    const places: string[] = [];
    const visit = (tree: Tree): void => {
      places.push(text.slice(tree.place.from, tree.place.to));
      if (tree.kind === 'not') visit(tree.of);
      if (tree.kind === 'all' || tree.kind === 'any') tree.of.forEach(visit);
    };
    visit(read(text) as Tree);
    expect(places).toEqual([
      'lamp (cost<=3 or -kw:guard',
      'lamp',
      'cost<=3 or -kw:guard',
      'cost<=3',
      '-kw:guard',
      'kw:guard',
    ]);
  });
  test('what can’t be read is reported where it stands, and the rest still counts', () => {
    expect(whys('(a')).toEqual(['(: it is never closed']);
    expect(whys('a) b')).toEqual(['): no parenthesis is open']);
    expect(whys('or a or')).toEqual(['or: nothing stands before it', 'or: nothing follows it']);
    expect(whys('a - b')).toEqual(['-: nothing follows it']);
    for (const text of ['(a b', 'a) b', 'or a b', 'a - b']) expect(bare(read(text)), text).toEqual(bare(read('a b')));
  });
  test('nothing is asked by an empty text, empty quotes or empty parentheses', () => {
    for (const text of ['', '  ', '""', '()', '(() "")'])
      expect(parse(text), text).toEqual({ tree: null, problems: [] });
  });
  test('parentheses deeper than anybody needs are reported and read without', () => {
    const deep = `${'('.repeat(5000)}a${')'.repeat(5000)}`;
    expect(bare(read(deep))).toEqual(bare(words('a')));
    expect(parse(deep).problems[0]?.why).toMatch(/at most 30 deep/);
  });
  test('any tree, printed and read again, is the same tree', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        expect(bare(read(print(tree)))).toEqual(bare(tree));
      }),
      { numRuns: 1000 },
    );
  });
  test('any text is read without a throw, and what it says survives printing without a problem', () => {
    const pieces = fc.array(
      fc.oneof(
        fc.constantFrom('(', ')', '-', '"', '“', ' ', 'or', 'and', ':', '<=', 't', 'cost', '3', '\\'),
        fc.string(),
      ),
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      pieces.map((some) => some.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { tree } = parse(text);
        const again = parse(print(tree));
        expect(bare(again.tree)).toEqual(bare(tree));
        expect(again.problems).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});
