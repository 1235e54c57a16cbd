// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RichText } from '../cards';
import { render } from '../testing/render';
import { TermTips } from './term-tips';

afterEach(cleanup);
const follow = vi.fn<(rule: string) => void>();
beforeEach(() => follow.mockReset());

function show(onFollow?: (rule: string) => void) {
  render(
    <p>
      <RichText text="If it is Aligned, it has Plunder 2 and is Aligned; gain 2C." terms />
      <TermTips onFollow={onFollow} />
    </p>,
  );
  const word = screen.getByRole('link', { name: 'Aligned' });
  return { word, tip: () => document.getElementById(word.getAttribute('aria-describedby') ?? 'none') };
}
const point = (on: Element, pointerType: string) => fireEvent.pointerOver(on, { pointerType });
const press = (on: Element, pointerType: string) => {
  fireEvent.pointerDown(on, { pointerType });
  return fireEvent.click(on, { detail: 1 });
};

test('a term is a link to its rule, marked where it is first said', () => {
  const { word } = show();
  expect(word.getAttribute('href')).toBe('/rules#r-8.4.1');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Aligned', 'Plunder 2']);
});

test('pointing at a term shows what it means, and pointing elsewhere hides it', async () => {
  const { word, tip } = show();
  point(word, 'mouse');
  await waitFor(() => expect(tip()?.textContent).toContain('shares at least one Drive with a Storyline'));
  expect(tip()?.getAttribute('role')).toBe('tooltip');
  point(document.body, 'mouse');
  await waitFor(() => expect(word.hasAttribute('aria-describedby')).toBe(false));
});

test('focus shows it at once, and Escape hides it while the focus stays', async () => {
  const { word, tip } = show();
  word.focus();
  await waitFor(() => expect(tip()).not.toBeNull());
  fireEvent.keyDown(word, { key: 'Escape' });
  await waitFor(() => expect(word.hasAttribute('aria-describedby')).toBe(false));
  expect(document.activeElement).toBe(word);
});

test('a tap shows it and leads nowhere; the next tap follows the link', async () => {
  const { word, tip } = show(follow);
  expect(press(word, 'touch')).toBe(false);
  await waitFor(() => expect(tip()).not.toBeNull());
  expect(follow).not.toHaveBeenCalled();
  press(word, 'touch');
  expect(follow.mock.calls).toEqual([['8.4.1']]);
});

test('at the table a click reads the rule there and does not leave the game', () => {
  const { word } = show(follow);
  expect(press(word, 'mouse')).toBe(false);
  expect(follow.mock.calls).toEqual([['8.4.1']]);
});
