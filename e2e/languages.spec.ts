/** The site in another language, and that nothing it says is written into its code. */
import { MARKS } from '@astris/messages';
import type { BrowserContext, Page } from '@playwright/test';
import { VISITORS_PAGES } from './support/pages';
import { expect, test } from './support/test';

const speak = (context: BrowserContext, baseURL: string | undefined, locale: string) =>
  context.addCookies([{ name: 'astris-locale', value: locale, url: baseURL ?? '' }]);

/** What a page says outside the marks: words of its own, not those of cards, rules, players or queries (`translate="no"`). */
const unmarked = (page: Page) =>
  page.evaluate(
    ([open, close]) => {
      const said: string[] = [];
      const bare = (text: string): string => {
        let depth = 0;
        let out = '';
        for (const sign of text) {
          if (sign === open) depth += 1;
          else if (sign === close) depth = Math.max(0, depth - 1);
          else if (depth === 0) out += sign;
        }
        return out;
      };
      let depth = 0;
      const read = (node: Node) => {
        if (node instanceof Text) {
          let out = '';
          for (const sign of node.data) {
            if (sign === open) depth += 1;
            else if (sign === close) depth = Math.max(0, depth - 1);
            else if (depth === 0) out += sign;
          }
          if (/\p{L}{2}/u.test(out)) said.push(out.trim());
          return;
        }
        if (!(node instanceof Element)) return;
        if (node.matches('script, style, noscript, template, [translate="no"], [lang]:not(html), svg, kbd, code'))
          return;
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
          const value = bare(node.getAttribute(name) ?? '');
          if (/\p{L}{2}/u.test(value)) said.push(`${name}: ${value.trim()}`);
        }
        for (const child of node.childNodes) read(child);
      };
      read(document.body);
      return [...new Set(said)];
    },
    [...MARKS],
  );

test('no page says anything that is not in the message files', async ({ page, context, baseURL }) => {
  test.setTimeout(240_000);
  await speak(context, baseURL, 'marked');
  const found: Record<string, string[]> = {};
  for (const [name, address] of Object.entries(VISITORS_PAGES)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const said = await unmarked(page);
    if (said.length > 0) found[name] = said;
  }
  expect(found).toEqual({});
});

test('nor does the table', async ({ page, context, baseURL }) => {
  await speak(context, baseURL, 'marked');
  await page.goto('/practice');
  expect(await unmarked(page)).toEqual([]);
  await page.locator('[data-practise]').click();
  await expect(page.locator('[data-decision]')).toBeVisible();
  expect(await unmarked(page)).toEqual([]);
});

test('who asks for German reads German, another language can be chosen on every page, and the choice stays', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spiel die Geschichte, die du mitbringst.');
  await page.locator('[data-language]').selectOption('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/ladder');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();
});

test('German, too, fits the narrowest screen', async ({ page, context, baseURL }) => {
  test.setTimeout(240_000);
  await speak(context, baseURL, 'de');
  await page.setViewportSize({ width: 360, height: 800 });
  for (const [name, address] of Object.entries(VISITORS_PAGES)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(360);
  }
});
