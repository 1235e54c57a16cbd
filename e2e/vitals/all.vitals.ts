/** Each page is visited by somebody new again and again, one visit at a time; the report has the medians. */
import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { type Vitals, visit } from './page-load';
import { PAGES } from './pages';
import { visitTable } from './table-play';
import { type Line, linesOf, reportOf } from './targets';

const visits = Number(process.env.VITALS_VISITS ?? 5);
const lines: Line[] = [];

async function repeated(one: () => Promise<Vitals>): Promise<Vitals[]> {
  const all: Vitals[] = [];
  for (let n = 0; n < visits; n++) all.push(await one());
  return all;
}

for (const { name, address, act, light } of PAGES) {
  test(name, async ({ browser }) => {
    // The first visit fills what the server keeps; it is not counted.
    await visit(browser, address, act);
    const found = await repeated(() => visit(browser, address, act));
    lines.push(...linesOf(name, found, ['LCP', 'CLS', 'INP', ...(light ? (['scripts'] as const) : [])]));
  });
}
test('table', async ({ browser }) => {
  const found = await repeated(() => visitTable(browser));
  lines.push(...linesOf('table', found, ['LCP', 'CLS', 'INP', 'longestTask']));
});
test.afterAll(() => {
  expect(lines.length).toBeGreaterThan(0);
  fs.writeFileSync(process.env.VITALS_FILE ?? 'test-results/vitals.txt', reportOf(lines));
});
