import { POOL } from '@astris/cards';
import { describe, expect, test } from 'vitest';
import { exportText } from './export-text';
import { importText, mendLine } from './text-list';

const head = "Homeworld\nHalden's Rest\nStarter\nBrother Osk, Bell-Warden\n";
const read = (lines: string) => importText(`${head}Main deck\n${lines}`, POOL);

describe('importing what people paste', () => {
  const SAME = [
    '2 Ferrier’s Last Debt',
    "2 Ferrier's Last Debt",
    '2x Ferrier`s last debt',
    '  2 ×  FÉRRIER’S   LAST DEBT ',
    'Ferrier’s Last Debt x2',
    '- 2 Ferrier’s Last Debt (AST 201)',
    '2 Ferrier’s Last Debt [AST] 201',
    '2x Ferrier’s Last Debt (ast) 201 *F* [Ships] ^Have,#37d67a^',
    '2 Ferrier’s Last Debt AST 201',
    '2xFerrier’s Last Debt',
    '(2) Ferrier’s Last Debt',
    'Ferrier’s Last Debt (2)',
    '2\tFerrier’s Last Debt  // the old one',
    '2 Ferrier’s Last Debt # for raids',
    'Ferrier’s Last Debt\nFerrier’s Last Debt',
    'Ferrier’s Last Debt\t2',
    'Ferrier’s Last Debt\t2\tSpacecraft',
    '2\tFerrier’s Last Debt\tAST\t201',
    'x2 Ferrier’s Last Debt',
    '×2 Ferrier’s Last Debt',
    '2,Ferrier’s Last Debt',
    '2; Ferrier’s Last Debt',
    'Ferrier’s Last Debt, 2',
    'Ferrier’s Last Debt;2',
    'Ferrier’s Last Debt 2',
    'Ferrier’s Last Debt 2x',
    '"Ferrier’s Last Debt",2',
    '2,"Ferrier’s Last Debt"',
    '"2","Ferrier’s Last Debt"',
    '"Ferrier’s Last Debt";"2"',
    'Count,Name\n2,Ferrier’s Last Debt',
    '| Qty | Card |\n|-----|:-----|\n| 2 | Ferrier’s Last Debt |',
    '2* Ferrier’s Last Debt',
    '[2] Ferrier’s Last Debt',
    '2: Ferrier’s Last Debt',
    '2 – Ferrier’s Last Debt',
    'Ferrier’s Last Debt: 2',
    'Ferrier’s Last Debt - x2',
    '– 2 Ferrier’s Last Debt',
    '- [x] 2 Ferrier’s Last Debt',
    '> 2 Ferrier’s Last Debt',
    '```text\n2 Ferrier’s Last Debt\n```',
    '2 **Ferrier’s Last Debt**',
    '2 [[Ferrier’s Last Debt]]',
    '2 [Ferrier’s Last Debt](https://site.example/cards/ferriers-last-debt)',
    '2 [card]Ferrier’s Last Debt[/card]',
    '2 Ferrier’s Last Debt.',
    '２\u00a0Ferrier’s\u202fLast\u3000Debt',
    '\u200b2 Ferrier’s Last\u200d Debt\u200e',
    '\ufeff2 Fer\u00adrier’s Last Debt',
    '---\n2 Ferrier’s Last Debt\n***',
    'https://site.example/lists/7\n2 Ferrier’s Last Debt',
    'Ferrier’s Last Debt\u2028Ferrier’s Last Debt\u000b',
  ];
  for (const line of SAME) {
    test(`reads ${JSON.stringify(line)} as two copies`, () => {
      expect(read(line)).toMatchObject({ list: { main: { 'ferriers-last-debt': 2 } }, errors: [] });
    });
  }
  test('knows headings in several forms, comments, and SB:', () => {
    const { list, errors } = importText(
      [
        '# My deck',
        '// of spring',
        '## HOMEWORLD:',
        "1 Rook's Anchorage",
        '[Starter Character]',
        '1 Quill Marrow, Twice Sold',
        'Deck (2)',
        '2 Marrow Kestrel',
        'SB: 1 Null Psalm',
        'Side board:',
        '1 Toll Gate Nine',
      ].join('\r\n'),
      POOL,
    );
    expect(errors).toEqual([]);
    expect(list).toEqual({
      homeworld: 'rooks-anchorage',
      starter: 'quill-marrow-twice-sold',
      main: { 'marrow-kestrel': 2 },
      sideboard: { 'null-psalm': 1, 'toll-gate-nine': 1 },
    });
  });
  test('reads a card by its set and number alone', () => {
    const { printing } = POOL.get('candle-skiff') ?? {};
    const number = String(printing?.number).padStart(3, '0');
    expect(read(`3 ${printing?.set} ${number}`)).toMatchObject({ list: { main: { 'candle-skiff': 3 } }, errors: [] });
    expect(read('3 AST 9999').errors).toMatchObject([{ problem: 'unknown card' }]);
  });
  test('knows the headings of types inside a part', () => {
    const { list, errors } = read(
      'Spacecraft (3)\n3 Candle Skiff\n\nDevices: 1\n1 Grapnel Rig\nSideboard (1)\nManeuvers\n1 Null Psalm',
    );
    expect(errors).toEqual([]);
    expect(list).toMatchObject({
      main: { 'candle-skiff': 3, 'grapnel-rig': 1 },
      sideboard: { 'null-psalm': 1 },
    });
  });
  test('reads a name without its apostrophes, commas and dashes', () => {
    for (const line of ['2 Ferriers Last Debt', '2 ferrier s last-debt'])
      expect(read(line)).toMatchObject({ list: { main: { 'ferriers-last-debt': 2 } }, errors: [] });
    expect(read('2 Quill Marrow Twice Sold')).toMatchObject({ list: { main: { 'quill-marrow-twice-sold': 2 } } });
  });
  test('reads a name with a comma in every form', () => {
    for (const line of ['2,Quill Marrow, Twice Sold', 'Quill Marrow, Twice Sold, 2', '2,"Quill Marrow, Twice Sold"'])
      expect(read(line)).toMatchObject({ list: { main: { 'quill-marrow-twice-sold': 2 } }, errors: [] });
  });
  const SIDEBOARDS = [
    '// Sideboard',
    '# Sideboard',
    'Sideboard – 2',
    'Sideboard - 2',
    'Sideboard (2) // hi',
    'Side deck',
    'Side-deck:',
    'SIDEBOARD: 2 cards',
    '=== Side Board ===',
  ];
  test.each(SIDEBOARDS)('knows %j as the heading of the sideboard', (heading) => {
    const { list, errors } = read(`3 Candle Skiff\n${heading}\n2 Null Psalm`);
    expect([errors, list?.main, list?.sideboard]).toEqual([[], { 'candle-skiff': 3 }, { 'null-psalm': 2 }]);
  });
  test('reads Homeworld and Starter behind their heading in one line', () => {
    const { list, errors } = importText('Homeworld: Aurel, the Seat\nStarter: 1 Bailiff Sorren\n3 Candle Skiff', POOL);
    expect(errors).toEqual([]);
    expect(list).toMatchObject({ homeworld: 'aurel-the-seat', starter: 'bailiff-sorren', main: { 'candle-skiff': 3 } });
  });
  test('passes over what other sites say about a list', () => {
    const { list, errors } = importText(`About\nName My deck\n\n${head}Deck\n3 Candle Skiff\n\nTotal Cards: 3\n`, POOL);
    expect([errors, list?.main]).toEqual([[], { 'candle-skiff': 3 }]);
  });
  test('knows headings with spaces and signs that can’t be seen, in bold, and with what they head in one line', () => {
    const { list, errors } = importText(
      'Name: Lamps\n**Homeworld:** Aurel, the Seat\nStarting Characters (1) – Bailiff Sorren\n\u200bMain\u00a0deck\u00a0(3)\n3 Candle Skiff',
      POOL,
    );
    expect(errors).toEqual([]);
    expect(list).toMatchObject({ homeworld: 'aurel-the-seat', starter: 'bailiff-sorren', main: { 'candle-skiff': 3 } });
  });
  test('takes a Homeworld from wherever it stands', () => {
    expect(importText('1 Aurel, the Seat\nStarter\nBailiff Sorren', POOL).list?.homeworld).toBe('aurel-the-seat');
  });
});

describe('errors of an import', () => {
  test('name the line and suggest what may be meant', () => {
    const { list, draft, errors } = read('2 Marrow Kestral\n1 Osk of Nowhere Known\n3 Candle Skiff');
    expect(list).toBeUndefined();
    expect(draft.main).toEqual({ 'candle-skiff': 3 });
    expect(errors).toEqual([
      {
        line: 6,
        text: '2 Marrow Kestral',
        typed: 'Marrow Kestral',
        problem: 'unknown card',
        message: 'There is no card named “Marrow Kestral”. Did you mean Marrow Kestrel?',
        suggestions: ['Marrow Kestrel'],
      },
      expect.objectContaining({ line: 7, problem: 'unknown card', suggestions: [] }),
    ]);
  });
  test('are mended by putting the suggestion in the place of the name, and nothing else', () => {
    const text = `${head}Main deck\r\n2x Marrow Kestral (AST 60) // fast\r\n3 Candle Skiff`;
    const [error] = importText(text, POOL).errors;
    const mended = mendLine(text, error ?? { line: 0, typed: '' }, error?.suggestions[0] ?? '');
    expect(mended).toContain('2x Marrow Kestrel (AST 60) // fast');
    expect(importText(mended, POOL)).toMatchObject({ list: { main: { 'marrow-kestrel': 2, 'candle-skiff': 3 } } });
  });
  test('are mended where what can’t be seen breaks up the name', () => {
    const text = '3 Candle\u200b Skif';
    const [error] = read(text).errors;
    expect(error?.message).toBe('There is no card named “Candle Skif”. Did you mean Candle Skiff?');
    expect(mendLine(text, { line: 1, typed: error?.typed ?? '' }, 'Candle Skiff')).toBe('3 Candle Skiff');
  });
  test('suggest the whole name for its beginning, and the front for another face', () => {
    expect(read('Ilyane').errors[0]?.suggestions[0]).toBe('Ilyane, Lamp of the Verge');
    expect(read('Vigil Light').errors[0]?.suggestions[0]).toBe('The Long Vigil');
  });
  test('2.1 a list without Homeworld or Starter says so', () => {
    const problems = importText('2 Candle Skiff', POOL).errors.map(({ line, problem }) => [line, problem]);
    expect(problems).toEqual([
      [0, 'missing'],
      [0, 'missing'],
    ]);
  });
  test('2.1 a second Homeworld, two Starters and a ship as Starter are refused', () => {
    const { errors } = importText(
      "Homeworld\nHalden's Rest\nAurel, the Seat\nStarter\n2 Bailiff Sorren\nCandle Skiff\nBailiff Sorren",
      POOL,
    );
    expect(errors.map(({ line, problem }) => [line, problem])).toEqual([
      [3, 'one only'],
      [5, 'one only'],
      [6, 'wrong part'],
    ]);
  });
  const NO_PARTS = [
    'Maybeboard',
    '// Maybeboard',
    'Considering (2)',
    'Heroes:',
    '[Heroes]',
    '== Heroes ==',
    '\nHeroes',
  ];
  test.each(NO_PARTS)(
    'tell of %j that it is no part of a deck, and leave out what follows up to the next part',
    (heading) => {
      const { draft, errors } = read(
        `3 Candle Skiff\n${heading}\n2 Marrow Kestrel\n\n1 Grapnel Rig\nSideboard\n1 Null Psalm`,
      );
      const text = heading.trim();
      const message = `“${text}” is no part of a deck. The 2 lines after it are left out.`;
      expect(errors).toMatchObject([{ text, problem: 'unread part', message }]);
      expect(draft).toMatchObject({ main: { 'candle-skiff': 3 }, sideboard: { 'null-psalm': 1 } });
    },
  );
  test('take a title over the list for a line that can not be read, and read what follows', () => {
    const { draft, errors } = importText('My great list\n3 Candle Skiff', POOL);
    expect(errors[0]).toMatchObject({ line: 1, problem: 'unknown card' });
    expect(draft.main).toEqual({ 'candle-skiff': 3 });
  });
  test('never offer a name in the place of a number', () => {
    for (const line of ['3. Candle Skiff', '-3 Candle Skiff', 'Candle Skiff =3'])
      expect(read(line).errors).toMatchObject([{ problem: 'number', suggestions: [] }]);
    for (const [line, mended] of [
      ['Candle Skif\t3', 'Candle Skiff\t3'],
      ['x3 Candle Skif', 'x3 Candle Skiff'],
      ['3,Candle Skif', '3,Candle Skiff'],
      ['Candle Skif, 3', 'Candle Skiff, 3'],
    ] as const) {
      const [error] = read(line).errors;
      expect(mendLine(line, { line: 1, typed: error?.typed ?? '' }, 'Candle Skiff')).toBe(mended);
      expect(read(mended)).toMatchObject({ list: { main: { 'candle-skiff': 3 } }, errors: [] });
    }
  });
  test('2.7 a Homeworld in the sideboard is refused, and is not taken for the deck’s', () => {
    for (const side of ['Sideboard\n1 Emberwell', 'SB: 1 Emberwell']) {
      const { draft, errors } = importText(side, POOL);
      expect(errors[0]).toMatchObject({ problem: 'wrong part', message: expect.stringContaining('(2.7)') });
      expect([draft.homeworld, draft.sideboard]).toEqual([undefined, {}]);
    }
  });
  test('a number of copies is from 1 to 99', () => {
    expect(read('0 Candle Skiff\n100 Candle Skiff').errors.map(({ problem }) => problem)).toEqual(['number', 'number']);
  });
  test('so is that of several lines together: what goes beyond is said of its line', () => {
    const { draft, errors } = read('60 Candle Skiff\n39 Candle Skiff\n1 Candle Skiff');
    expect(draft.main).toEqual({ 'candle-skiff': 99 });
    expect(errors).toMatchObject([{ text: '1 Candle Skiff', problem: 'number' }]);
  });
  test('a list of more than 400 lines is not read', () => {
    expect(importText('1 Candle Skiff\n'.repeat(401), POOL).errors).toMatchObject([{ problem: 'too long' }]);
  });
});

describe('exporting', () => {
  test('writes a heading for each part and the cards by name', () => {
    const list = {
      homeworld: 'haldens-rest',
      starter: 'bailiff-sorren',
      main: { 'the-long-vigil': 2, 'candle-skiff': 3 },
      sideboard: {},
    };
    expect(exportText(list, POOL)).toBe(
      'Homeworld\n1 Halden’s Rest\n\nStarter\n1 Bailiff Sorren\n\nMain deck (5)\n3 Candle Skiff\n2 The Long Vigil\n',
    );
  });
});
