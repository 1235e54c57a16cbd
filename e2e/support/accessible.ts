import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What a colour scheme changes; all else of a page is the same in both. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * That axe finds nothing: of all its rules, or of those about colours where the same page was looked at in another scheme; in the whole
 * page, or `within` a part of it.
 */
export async function accessible(page: Page, rules: 'all' | 'colours' = 'all', within?: string): Promise<void> {
  // Only violations are read. In pieces, for frames of other origins, axe would describe every element of the page and send it to another.
  expect(page.frames()).toHaveLength(1);
  const whole = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const axe = within === undefined ? whole : whole.include(within);
  const { violations } = await (rules === 'all' ? axe : axe.withRules(OF_COLOURS)).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
