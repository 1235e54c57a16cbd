import { expect, test } from 'vitest';
import { addressOf, addressOfSearch, catalogHref, EVERYTHING } from './address';

test('an address that says nothing shows everything', () => {
  expect(addressOf({})).toEqual(EVERYTHING);
  expect(catalogHref({})).toBe('/cards');
});

test('an address holds query, view, order, direction and page', () => {
  const address = { q: 'f:lantern cost<=3', view: 'list', order: 'cost', dir: 'desc', page: 2 } as const;
  expect(catalogHref(address)).toBe('/cards?q=f%3Alantern+cost%3C%3D3&view=list&order=cost&dir=desc&page=2');
  expect(addressOf(address as never)).toEqual({ ...address, page: 1 });
});

test('what an address does not know is as if it were not there', () => {
  expect(addressOf({ view: 'wall', order: 'luck', dir: 'sideways', page: '-3', q: ['a', 'b'] })).toEqual(EVERYTHING);
});

test('a query comes back from its address as it was, whatever is in it', () => {
  for (const q of ['a+b', 'a  b ', '&page=9', '100%', '“lamp”', '#?/=', 'é🜨', '"a \\" b"', '<script>']) {
    const address = { ...EVERYTHING, q, page: 3 };
    expect(addressOfSearch(new URL(catalogHref(address), 'http://site').search)).toEqual(address);
  }
});

test('an address that says a thing twice is the same to the server and to the browser', () => {
  expect(addressOfSearch('?q=a&q=b&page=2')).toEqual({ ...EVERYTHING, page: 2 });
  expect(addressOf({ q: ['a', 'b'], page: '2' })).toEqual({ ...EVERYTHING, page: 2 });
});
