import { expect, test } from 'vitest';
import { failedTests } from './failed-tests.mjs';

test('a failed browser test is told by its place, title and reason, however deep its suite lies', () => {
  const spec = (ok, error) => ({
    file: 'a.spec.ts',
    line: 3,
    title: 'it works',
    ok,
    tests: [{ results: [{ error }] }],
  });
  const report = {
    suites: [{ specs: [spec(true)], suites: [{ specs: [spec(false, { message: '\nTimeout\nmore' })] }] }],
  };
  expect(failedTests.byPlaywright(report)).toEqual(['a.spec.ts:3 › it works: Timeout']);
});

test('a failed test of Vitest is told, and a file that did not load', () => {
  const report = {
    testResults: [
      { name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'fine' }] },
      {
        name: 'b.test.ts',
        status: 'failed',
        assertionResults: [{ status: 'failed', fullName: 'it adds', failureMessages: ['1 is not 2\nat b'] }],
      },
      { name: 'c.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  };
  expect(failedTests.byVitest(report)).toEqual([
    'b.test.ts › it adds: 1 is not 2',
    'c.test.ts › the file: no such module',
  ]);
});

test('no report is no failed test', () => {
  expect([failedTests.byPlaywright(null), failedTests.byVitest(null)]).toEqual([[], []]);
});
