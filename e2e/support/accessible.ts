import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What a colour scheme changes; all else of a page is the same in both. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** That axe finds nothing: of all its rules, or of those about colours where the same page was looked at in another scheme. */
export async function accessible(page: Page, rules: 'all' | 'colours' = 'all'): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules === 'all' ? axe : axe.withRules(OF_COLOURS)).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
