/** The test function of all specs: no page may do what its Content-Security-Policy forbids, whatever a test is about. */
import { type BrowserContext, test as base, type ConsoleMessage, expect } from '@playwright/test';

export { expect };

export const test = base.extend<{ policyKept: undefined }>({
  policyKept: [
    async ({ browser }, use) => {
      const violations: string[] = [];
      const note = (message: ConsoleMessage) => {
        if (message.text().includes('Content Security Policy')) violations.push(message.text());
      };
      const watch = (context: BrowserContext) => context.on('console', note);
      browser.contexts().forEach(watch);
      browser.on('context', watch);
      await use(undefined);
      browser.off('context', watch);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});
