/** The pages that are measured, and what people press there. */
import type { Page } from '@playwright/test';

export interface Measured {
  readonly name: string;
  readonly address: string;
  /** Presses what people press on this page. */
  readonly act: (page: Page) => Promise<void>;
  /** Whether its scripts have a limit (home, catalog, ladder). */
  readonly light?: boolean;
}

const tabOn = async (page: Page) => {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
};

export const PAGES: readonly Measured[] = [
  { name: 'home', address: '/', act: tabOn, light: true },
  {
    name: 'catalog',
    address: '/cards',
    light: true,
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Search the cards' }).pressSequentially('t:character cost<=3');
      await page.keyboard.press('Enter');
    },
  },
  { name: 'ladder', address: '/ladder', act: tabOn, light: true },
  { name: 'card', address: '/cards/the-living-contract', act: tabOn },
  { name: 'rulebook', address: '/rules', act: tabOn },
];
