import { beforeEach, expect, test, vi } from 'vitest';
import { Autosave, type Draft, type SaveAnswer } from './autosave';
import { forgetDraft, keepUnsaved, unsavedDraft } from './unsaved-drafts';

const draft = (name: string): Draft => ({ name, list: { homeworld: '', starter: '', main: { a: 2 }, sideboard: {} } });

/** What a tab keeps. */
function storage(room = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
  };
}
function editor(kept: ReturnType<typeof storage>, deckId: string, sitting: string, answer: SaveAnswer) {
  const autosave = new Autosave(draft('as it was'), 1, sitting, async () => answer);
  keepUnsaved(autosave, deckId, sitting, kept);
  return autosave;
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

test('each change is kept until it is saved', async () => {
  const kept = storage();
  const autosave = editor(kept, 'deck', 'one', { revision: 2 });
  autosave.edit(draft('a'));
  autosave.edit(draft('ab'));
  expect(unsavedDraft('deck', kept)?.draft).toEqual(draft('ab'));
  expect(unsavedDraft('dec', kept)).toBeUndefined();
  await vi.runAllTimersAsync();
  expect([autosave.state, kept.length]).toEqual(['saved', 0]);
});

test('what is refused, or changed elsewhere, is kept with all that is changed after it', async () => {
  for (const answer of ['conflict', { refused: { reason: 'unknownDeck', sentence: '' } }] as const) {
    const kept = storage();
    const autosave = editor(kept, 'deck', 'one', answer);
    autosave.edit(draft('a'));
    await vi.runAllTimersAsync();
    autosave.edit(draft('ab'));
    await vi.runAllTimersAsync();
    expect(unsavedDraft('deck', kept)?.draft).toEqual(draft('ab'));
  }
});

test('a change that is taken back is not kept', () => {
  const kept = storage();
  const autosave = editor(kept, 'deck', 'one', 'failed');
  autosave.edit(draft('a'));
  autosave.edit(draft('as it was'));
  expect(kept.length).toBe(0);
});

test('drafts of two visits are kept apart: the newest is found, and behind it the other', () => {
  const kept = storage();
  editor(kept, 'deck', 'one', 'failed').edit(draft('first'));
  vi.advanceTimersByTime(10);
  editor(kept, 'deck', 'two', 'failed').edit(draft('second'));
  const newest = unsavedDraft('deck', kept);
  expect(newest?.draft.name).toBe('second');
  if (newest) forgetDraft(newest, kept);
  expect(unsavedDraft('deck', kept)?.draft.name).toBe('first');
});

test('a browser without room is edited in as before, and what is no draft is passed over', () => {
  const full = storage(10);
  const autosave = editor(full, 'deck', 'one', 'failed');
  autosave.edit(draft('a'));
  expect([autosave.newest, unsavedDraft('deck', full)]).toEqual([draft('a'), undefined]);
  const odd = storage();
  for (const text of ['', 'null', '{"draft":{"name":"x"}}', '{"draft":{"name":"x","list":{"main":{}}}}'])
    odd.setItem(`astris-deck deck ${text}`, text);
  expect(unsavedDraft('deck', odd)).toBeUndefined();
});
