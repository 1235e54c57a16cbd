import { expect, test } from 'vitest';
import { csvOf } from './csv';

test('a table is lines of cells; quotes are doubled, an unknown is empty, and no name becomes a formula', () => {
  const rows = [
    { rank: 1, name: 'Ann "the" Fox', rating: 1662.3 },
    { rank: null, name: '=HYPERLINK("x")', rating: 1500 },
  ];
  expect(csvOf(['rank', 'name', 'rating'], rows)).toBe(
    '"rank","name","rating"\r\n1,"Ann ""the"" Fox",1662.3\r\n,"\'=HYPERLINK(""x"")",1500\r\n',
  );
});
