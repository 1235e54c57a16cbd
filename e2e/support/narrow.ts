import type { Page } from '@playwright/test';

/** What makes a page scroll sideways: the elements that stand out, with what they say; none when it does not. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      const isPart = element.children.length === 0 || element.matches('a, button, select, label');
      return width > 0 && right > clientWidth + 0.5 && isPart;
    });
    const told = wide.map((element) => `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 60)}`);
    return [`${scrollWidth} of ${clientWidth} px`, ...told.slice(0, 8)];
  });
