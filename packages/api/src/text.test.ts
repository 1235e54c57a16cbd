import { HOSTILE, NEVER_KEPT } from '@astris/auth/testing/hostile';
import { describe, expect, it } from 'vitest';
import { deckNameInput } from './decks/deck-list';
import { noteInput } from './text';

const kinds = Object.entries(HOSTILE);
const note = noteInput(2_000);

describe('a note', () => {
  it.each(kinds)('of kind %s is kept without what reorders, hides, piles up or commands', (_kind, text) => {
    const kept = note.parse(text);
    expect(kept).not.toMatch(NEVER_KEPT);
    expect(note.parse(kept)).toBe(kept);
  });

  it('keeps what looks like a script, a query or a template as the text that it is', () => {
    for (const kind of ['script', 'handler', 'link', 'sql', 'template', 'shell', 'longWord'] as const)
      expect(note.parse(HOSTILE[kind])).toBe(HOSTILE[kind]);
  });

  it('keeps all scripts, marks, emoji and lines as people write them', () => {
    for (const text of ['Việt ệ̂', 'שלום 5', 'می‌خواهم', 'नमस्ते', HOSTILE.family, 'one\ntwo'])
      expect(note.parse(text)).toBe(text.normalize('NFC'));
    expect(note.parse('one\r\ntwo\u2028three')).toBe('one\ntwo\nthree');
  });

  it('of nothing but what is cleaned away is malformed, and so is one that is too long', () => {
    for (const text of ['', ' \n', '\u202e\u200b\0', 'x'.repeat(2_001)])
      expect(note.safeParse(text).success).toBe(false);
  });
});

describe('the name of a deck', () => {
  it.each(kinds)('of kind %s is refused, or kept as text of one line', (_kind, text) => {
    const { success, data } = deckNameInput.safeParse(text);
    if (!success) return;
    expect(data).not.toMatch(NEVER_KEPT);
    expect(data).not.toMatch(/[\n\t]/);
    expect([...data].length).toBeLessThanOrEqual(60);
  });

  it('is refused where it reorders, hides, piles up, commands or is too long', () => {
    for (const kind of [
      'bidiOverride',
      'bidiIsolate',
      'zeroWidth',
      'tags',
      'zalgo',
      'longWord',
      'nul',
      'escape',
      'loneSurrogate',
    ] as const)
      expect([kind, deckNameInput.safeParse(HOSTILE[kind]).success]).toEqual([kind, false]);
  });
});
