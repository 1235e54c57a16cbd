// @vitest-environment happy-dom
import { plain, type Segment, type Why } from '@astris/engine/messages';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { render } from '../testing/render';
import { ToldLine } from './told-line';

afterEach(cleanup);

const say = (segments: readonly Segment[]) => <span>{plain(segments)}</span>;
const line: Segment[] = [{ text: 'Rook’s Anchorage loses 2C ' }, { rule: '12.5' }];
const show = (why: Why) => {
  render(<ToldLine segments={line} why={why} say={say} />);
  return screen.getByRole('button', { name: 'Why? Rule 12.5' });
};

test('a line unfolds its rule, that rule’s sentence and the card that caused it, and folds again', () => {
  const cause: Segment[] = [{ text: 'your ' }, { card: 'ilyane', face: 'front', text: 'Ilyane' }];
  const button = show({ rule: '12.5', cause });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.querySelector('.as-because')).toBeNull();
  fireEvent.click(button);
  const why = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(why?.textContent).toContain(
    "(12.5) Raid, on a Homeworld: its controller loses C equal to the attacker's Power",
  );
  expect(why?.textContent).toContain('Caused by your Ilyane.');
  fireEvent.click(button);
  expect(document.querySelector('.as-because')).toBeNull();
});

test('what no ability of a card caused is said to come of the rule', () => {
  fireEvent.click(show({ rule: '12.5', cause: null }));
  expect(document.querySelector('.as-because')?.textContent).toContain('By this rule, not by a card’s ability.');
});

test('the number stands once in a line, on its button', () => {
  show({ rule: '12.5', cause: null });
  expect(document.body.textContent?.match(/12\.5/g)).toHaveLength(1);
});
