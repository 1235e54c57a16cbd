/** Takes pictures of a page as people see it: on a desktop and a phone, dark and light. */
import path from 'node:path';
import { expect, type Page } from '@playwright/test';

/** Width and height in CSS px. */
const SCREENS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const THEMES = ['dark', 'light'] as const;
/** No page scrolls sideways on a screen as narrow as this, in CSS px. */
const NARROWEST = 360;

const softly = expect.configure({ soft: true });
const folder = process.env.SHOTS_FOLDER ?? 'test-results/shots';

export interface View {
  /** The whole page, or what fits on the screen. */
  whole?: boolean;
  /** The table and the replay have one theme. */
  themes?: readonly (typeof THEMES)[number][];
  /** Called on each screen before the picture: opens what is to be seen there. */
  before?: (screen: keyof typeof SCREENS) => Promise<void>;
}

/** Pictures, transitions and fonts are there, and nothing moves. */
async function still(page: Page): Promise<void> {
  await expect(page.locator('.as-spinner')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.images].filter((image) => image.loading !== 'lazy' || image.complete);
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.all(finite.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/** Pictures of the page on each screen in each theme; fails where a phone’s page scrolls sideways. */
export async function shoot(
  page: Page,
  name: string,
  { whole = true, themes = THEMES, before }: View = {},
): Promise<void> {
  for (const [screen, size] of Object.entries(SCREENS)) {
    await page.setViewportSize(size);
    await before?.(screen as keyof typeof SCREENS);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await still(page);
      const file = themes.length > 1 ? `${name}-${screen}-${colorScheme}.png` : `${name}-${screen}.png`;
      await page.screenshot({ path: path.join(folder, file), fullPage: whole });
    }
  }
  await page.setViewportSize({ width: NARROWEST, height: SCREENS.phone.height });
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  await softly
    .poll(wide, { message: `${name} does not scroll sideways at ${NARROWEST} px` })
    .toBeLessThanOrEqual(NARROWEST);
  await page.setViewportSize(SCREENS.desktop);
}

/** The table: what fits on the screen, in its one theme. */
export const shootTable = (page: Page, name: string, view: View = {}): Promise<void> =>
  shoot(page, name, { whole: false, themes: ['dark'], ...view });
