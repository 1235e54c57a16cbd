import { expect, test } from 'vitest';
import { isForeign, isForged, isHttpsOnly, siteOrigins } from './origins';

const OWN = ['https://astris.example', 'https://www.astris.example'];
const NONE = { origin: null, fetchSite: null };

test('the addresses of the site are read as browsers write them', () => {
  const WEB_ORIGIN = ' https://Astris.example:443/, https://www.astris.example ,';
  expect(siteOrigins({ WEB_ORIGIN })).toEqual(OWN);
  expect(siteOrigins({})).toEqual([]);
});

test.each(['astris.example', '*', 'null', 'file:///etc', 'https://a.example,javascript:1'])(
  'the address %s is refused by the name of its variable',
  (WEB_ORIGIN) => expect(() => siteOrigins({ WEB_ORIGIN })).toThrow(/WEB_ORIGIN/),
);

test('a site is reached by https only if all of its addresses say so', () => {
  expect(isHttpsOnly(OWN)).toBe(true);
  expect(isHttpsOnly([...OWN, 'http://astris.example'])).toBe(false);
  expect(isHttpsOnly([])).toBe(false);
});

test.each([
  'https://thief.example',
  'https://astris.example.thief.example',
  'https://game.astris.example',
  'http://astris.example',
  'https://astris.example:8443',
  'null',
  '',
])('a page at %j is foreign', (origin) => {
  expect(isForeign({ ...NONE, origin }, OWN)).toBe(true);
  expect(isForged({ ...NONE, origin, hasCookies: false }, OWN)).toBe(true);
});

test.each(OWN)('a page at %s is not foreign', (origin) => {
  expect(isForeign({ origin, fetchSite: 'same-origin' }, OWN)).toBe(false);
  expect(isForged({ origin, fetchSite: 'same-origin', hasCookies: true }, OWN)).toBe(false);
});

test.each(['cross-site', 'same-site'])('what a browser calls %s is foreign, whatever else it says', (fetchSite) => {
  expect(isForeign({ origin: null, fetchSite }, OWN)).toBe(true);
  expect(isForged({ origin: OWN[0], fetchSite, hasCookies: true }, OWN)).toBe(true);
});

test('cookies without a word of where they come from are refused, a program without any is not', () => {
  expect(isForged({ ...NONE, hasCookies: true }, OWN)).toBe(true);
  expect(isForged({ ...NONE, hasCookies: false }, OWN)).toBe(false);
  expect(isForeign(NONE, OWN)).toBe(false);
});
