/** The site in another language, and that nothing it says is written into its code. */
import { CARDS, STARTER_DECKS } from '@astris/cards';
import { CARD_TYPES, DRIVES, FACTIONS, KEYWORDS } from '@astris/engine/language';
import { MARKS } from '@astris/messages';
import type { BrowserContext, Page } from '@playwright/test';
import { tooWide } from './support/narrow';
import { VISITORS_PAGES } from './support/pages';
import { expect, test } from './support/test';

const speak = (context: BrowserContext, baseURL: string | undefined, locale: string) =>
  context.addCookies([{ name: 'astris-locale', value: locale, url: baseURL ?? '' }]);

const NARROWEST = 360;

/** The names of the game, which stand on a page as they are: of cards and their faces, types, factions, Drives, traits, keywords, Acts. */
const NAMES: readonly string[] = [
  ...CARDS.flatMap((card) =>
    [...JSON.stringify(card).matchAll(/"(?:name|title|tone|set)":"((?:[^"\\\\]|\\\\.)*)"/g)].map(([, name]) => name),
  ),
  ...CARDS.flatMap((card) => ('traits' in card ? card.traits : [])),
  ...STARTER_DECKS.map(({ name }) => name),
  ...CARD_TYPES,
  ...DRIVES,
  ...FACTIONS,
  ...KEYWORDS,
].filter((name) => name !== undefined && name !== '') as string[];
const GIVEN = [
  ...new Set([
    ...NAMES,
    ...NAMES.flatMap((name) => name.split(', ')),
    'Attach',
    'Bind',
    'Climactic',
    'Partner',
    'Skip',
    'Unique',
    'Bound',
    'Plunder',
    'Resilient',
    'Reversal',
    'Vigilant',
    'III',
    'II',
    'AST',
    'JSON',
    'alt+T',
  ]),
].sort((a, b) => b.length - a.length);

/** What a page says outside the marks: words of its own, not those of cards, rules, players or queries (`translate="no"`). */
const unmarked = async (page: Page): Promise<string[]> => {
  const said = await page.evaluate(
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
  return said.filter((text) =>
    /\p{L}{2}/u.test(
      GIVEN.reduce(
        (rest, name) => rest.replaceAll(name, ''),
        text.replace(/^(?:aria-label|title|placeholder|alt): /, ''),
      ),
    ),
  );
};

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
  await page.setViewportSize({ width: NARROWEST, height: 800 });
  for (const [name, address] of Object.entries(VISITORS_PAGES)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await tooWide(page), name).toEqual([]);
  }
});
