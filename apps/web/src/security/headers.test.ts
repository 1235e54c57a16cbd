import { expect, test } from 'vitest';
import { type PageParts, pagePolicy } from './headers';

const PARTS: PageParts = {
  nonce: 'bm9uY2U=',
  gameUrl: 'https://game.astris.example/',
  development: false,
  https: true,
};
const directives = (parts: Partial<PageParts> = {}) =>
  Object.fromEntries(
    pagePolicy({ ...PARTS, ...parts })
      .split('; ')
      .map((directive) => directive.split(/ (.*)/s) as [string, string?]),
  );

test('no script runs but those with the nonce and what they load, and no text becomes a script', () => {
  expect(directives()['script-src']).toBe("'self' 'nonce-bm9uY2U=' 'strict-dynamic'");
  expect(directives()['script-src-attr']).toBe("'none'");
});

test('only the development server may make scripts from text', () => {
  expect(pagePolicy(PARTS)).not.toContain('unsafe-eval');
  expect(directives({ development: true })['script-src']).toContain("'unsafe-eval'");
});

test('a page speaks to the site and to the game service, and to nobody else', () => {
  expect(directives()['connect-src']).toBe("'self' https://game.astris.example wss://game.astris.example");
  expect(directives({ gameUrl: 'http://127.0.0.1:3001' })['connect-src']).toBe(
    "'self' http://127.0.0.1:3001 ws://127.0.0.1:3001",
  );
});

test('a page holds no object, lies in no frame, and sends no form elsewhere', () => {
  expect(directives()).toMatchObject({
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'frame-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
  });
});

test('parts of a page are fetched by https only where the site is', () => {
  expect(directives()).toHaveProperty('upgrade-insecure-requests');
  expect(directives({ https: false })).not.toHaveProperty('upgrade-insecure-requests');
});
