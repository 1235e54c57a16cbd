import { describe, expect, it } from 'vitest';
import { titlesIn } from './titles';

const titles = (source: string, file = 'a.test.ts') => titlesIn(file, source).map((found) => found.title);

describe('the titles of a test file', () => {
  it('are found in tests of every form that runs', () => {
    const source = `
      describe('8.1 a suite', () => {
        it('1.1 plain', () => {});
        test('1.2 with options', { timeout: 5 }, async () => {});
        it.each([1, 2])('1.3 table %s', () => {});
        test.each\`a\${1}\`('1.4 tagged', () => {});
        it.concurrent('1.5 concurrent', () => {});
        it(\`1.6 template \${kind} more\`, () => {});
        it('1.7 joined ' + kind, () => {});
      });`;
    expect(titles(source)).toEqual([
      '1.1 plain',
      '1.2 with options',
      '1.3 table %s',
      '1.4 tagged',
      '1.5 concurrent',
      '1.6 template ',
      '1.7 joined ',
    ]);
  });

  it('leave out what does not run', () => {
    const source = `
      it.skip('1.1 skipped', () => {});
      it.todo('1.2 planned');
      it('1.3 without a body');
      describe.skip('suite', () => { it('1.4 inside', () => {}); });
      test.describe.fixme('suite', () => { test('1.5 inside', () => {}); });
      // it('1.6 comment', () => {});
      const text = "it('1.7 text', () => {})";
      test.step('1.8 a step', () => {});
      other('1.9 another function', () => {});`;
    expect(titles(source)).toEqual([]);
  });

  it('are read from files with JSX, with their lines', () => {
    const source = `const a = <p>hello</p>;\nit('2.1 shown', () => { render(<b />); });`;
    expect(titlesIn('a.test.tsx', source)).toEqual([{ file: 'a.test.tsx', line: 2, title: '2.1 shown' }]);
  });
});
