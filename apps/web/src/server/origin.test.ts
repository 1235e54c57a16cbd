import { expect, test } from 'vitest';
import { originOf } from './origin';

const OWN = 'https://astris.example, https://www.astris.example';

test('a link in mail leads to the site by the address that the caller used', () => {
  expect(originOf('https://www.astris.example', OWN)).toBe('https://www.astris.example');
  expect(originOf('http://127.0.0.1:3000', undefined)).toBe('http://127.0.0.1:3000');
});

test('a link in mail never leads to a host that only the request names', () => {
  expect(originOf('https://thief.example', OWN)).toBe('https://astris.example');
});
