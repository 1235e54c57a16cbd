import { beforeEach, expect, test, vi } from 'vitest';
import { chooseOnDevice, chosenOnDevice } from './choice';

/** A browser's cookies, as far as these functions see them. */
const jar = new Map<string, string>();
const told: string[] = [];

beforeEach(() => {
  jar.clear();
  told.length = 0;
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('dispatchEvent', (event: Event) => told.push(event.type));
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...rest] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (rest.includes('max-age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  });
});

test('where nothing was chosen, or nonsense lies in the cookie, the usual holds', () => {
  expect(chosenOnDevice('sound')).toBe('off');
  jar.set('astris-sound', 'loud');
  expect(chosenOnDevice('sound')).toBe('off');
  jar.set('not-astris-sound', 'on');
  expect(chosenOnDevice('sound')).toBe('off');
});

test('what is chosen is kept and told to the page; the usual needs no cookie', () => {
  chooseOnDevice('motion', 'off');
  expect(chosenOnDevice('motion')).toBe('off');
  expect(chosenOnDevice('theme')).toBe('system');
  chooseOnDevice('motion', 'system');
  expect([chosenOnDevice('motion'), jar.size]).toEqual(['system', 0]);
  expect(told).toEqual(['astris-motion', 'astris-motion']);
});
