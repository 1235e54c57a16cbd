import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Autosave, type Draft, type SaveAnswer, type SaveRequest } from './autosave';

const draft = (name: string): Draft => ({ name, list: { homeworld: '', starter: '', main: {}, sideboard: {} } });

/** A server that answers as it is told, and all that it was asked. */
function server(...answers: (SaveAnswer | Promise<SaveAnswer>)[]) {
  const asked: SaveRequest[] = [];
  const save = async (request: SaveRequest): Promise<SaveAnswer> => {
    asked.push(request);
    return answers.shift() ?? { revision: request.revision + 1 };
  };
  const autosave = new Autosave(draft('as it was'), 4, 'one', save);
  return { asked, autosave };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('changes in a row are saved once, after a pause, and the state says so', async () => {
  const { asked, autosave } = server();
  const states: string[] = [];
  autosave.subscribe(() => states.push(autosave.state));
  for (const name of ['a', 'ab', 'abc']) autosave.edit(draft(name));
  await vi.runAllTimersAsync();
  expect(asked).toEqual([{ ...draft('abc'), revision: 4, sitting: 'one' }]);
  expect(states).toEqual(['waiting', 'saving', 'saved']);
  expect(autosave.savedRevision).toBe(5);
});

test('a change that is taken back is not saved', async () => {
  const { asked, autosave } = server();
  autosave.edit(draft('a'));
  autosave.edit(draft('as it was'));
  await vi.runAllTimersAsync();
  expect([asked, autosave.state]).toEqual([[], 'saved']);
});

test('a change during a save is saved after it, to the revision that the save made', async () => {
  let answer: (given: SaveAnswer) => void = () => undefined;
  const { asked, autosave } = server(new Promise((resolve) => (answer = resolve)));
  autosave.edit(draft('a'));
  autosave.flush();
  autosave.edit(draft('ab'));
  await vi.runAllTimersAsync();
  expect(asked).toHaveLength(1);
  answer({ revision: 5 });
  await vi.runAllTimersAsync();
  expect(asked.map(({ name, revision }) => [name, revision])).toEqual([
    ['a', 4],
    ['ab', 5],
  ]);
  expect(autosave.state).toBe('saved');
});

test('a save that fails is tried again by itself with the newest draft, and at once when asked', async () => {
  const { asked, autosave } = server('failed', 'failed');
  autosave.edit(draft('a'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect([asked.length, autosave.state]).toEqual([1, 'failed']);
  autosave.edit(draft('ab'));
  expect(autosave.isSaved).toBe(false);
  autosave.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect([asked.length, autosave.state]).toEqual([2, 'failed']);
  await vi.runAllTimersAsync();
  expect(asked.map(({ name }) => name)).toEqual(['a', 'ab', 'ab']);
  expect(autosave.state).toBe('saved');
});

test('a newer one elsewhere is never saved over: nothing more is sent until somebody chooses', async () => {
  const { asked, autosave } = server('conflict');
  autosave.edit(draft('mine'));
  await vi.runAllTimersAsync();
  autosave.edit(draft('mine too'));
  autosave.flush();
  await vi.runAllTimersAsync();
  expect([asked.length, autosave.state]).toEqual([1, 'conflict']);
  autosave.keepMine(9);
  await vi.runAllTimersAsync();
  expect(asked[1]).toMatchObject({ name: 'mine too', revision: 9 });
  expect(autosave.state).toBe('saved');
});

test('in a conflict theirs can be taken, and is what further changes are made to', async () => {
  const { asked, autosave } = server('conflict');
  autosave.edit(draft('mine'));
  await vi.runAllTimersAsync();
  expect(autosave.takeOver(draft('theirs'), 9)).toBe(true);
  expect(autosave.state).toBe('saved');
  autosave.edit(draft('theirs, changed'));
  await vi.runAllTimersAsync();
  expect(asked[1]).toMatchObject({ name: 'theirs, changed', revision: 9 });
});

test('what was saved elsewhere is taken over only while nothing of one’s own is unsaved, and only when it is newer', () => {
  const { autosave } = server();
  expect(autosave.takeOver(draft('old'), 4)).toBe(false);
  autosave.edit(draft('mine'));
  expect(autosave.takeOver(draft('theirs'), 9)).toBe(false);
  autosave.edit(draft('as it was'));
  expect(autosave.takeOver(draft('theirs'), 9)).toBe(true);
});

const REFUSED = { refused: { reason: 'unknownDeck', sentence: 'There is no such deck.' } };

test('what is refused is said, and is sent again only once the draft has changed, or when asked', async () => {
  const { asked, autosave } = server(REFUSED, REFUSED, REFUSED);
  autosave.edit(draft('a'));
  await vi.runAllTimersAsync();
  expect([autosave.state, autosave.refusal]).toEqual(['refused', REFUSED.refused]);
  autosave.edit(draft('a'));
  autosave.flush();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveLength(1);
  autosave.edit(draft('ab'));
  await vi.runAllTimersAsync();
  expect(asked.map(({ name }) => name)).toEqual(['a', 'ab']);
  autosave.retry();
  await vi.runAllTimersAsync();
  expect([asked.length, autosave.state]).toEqual([3, 'refused']);
  autosave.edit(draft('as it was'));
  await vi.runAllTimersAsync();
  expect([asked.length, autosave.state]).toEqual([3, 'saved']);
});

test('a change during a save that is refused is saved after it', async () => {
  let answer: (given: SaveAnswer) => void = () => undefined;
  const { asked, autosave } = server(new Promise((resolve) => (answer = resolve)));
  autosave.edit(draft('bad'));
  autosave.flush();
  autosave.edit(draft('good'));
  answer(REFUSED);
  await vi.runAllTimersAsync();
  expect([asked.map(({ name }) => name), autosave.state]).toEqual([['bad', 'good'], 'saved']);
});

test('a change whose answer was lost is not taken for unsaved: what was there is sent again when it is taken back', async () => {
  const { asked, autosave } = server('failed');
  autosave.edit(draft('lost on its way back'));
  await vi.advanceTimersByTimeAsync(1_000);
  autosave.edit(draft('as it was'));
  expect(autosave.state).toBe('failed');
  await vi.runAllTimersAsync();
  expect(asked.map(({ name }) => name)).toEqual(['lost on its way back', 'as it was']);
  expect(autosave.state).toBe('saved');
});

test('a page that was left saves once more, and does not try again what fails then', async () => {
  const { asked, autosave } = server('failed', 'failed', 'failed');
  autosave.edit(draft('a'));
  autosave.show(false);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([asked.length, autosave.state]).toEqual([1, 'failed']);
  autosave.show(true);
  await vi.runAllTimersAsync();
  expect([asked.length, autosave.state]).toEqual([4, 'saved']);
});

test('another draft takes the place of one that is saved first, and goes into a version of its own', async () => {
  let answer: (given: SaveAnswer) => void = () => undefined;
  const { asked, autosave } = server(new Promise((resolve) => (answer = resolve)));
  autosave.edit(draft('a'));
  autosave.flush();
  autosave.edit(draft('ab'));
  const replaced = autosave.replace(() => draft('imported'), 'two');
  await vi.advanceTimersByTimeAsync(600_000);
  expect([asked.length, autosave.newest.name]).toEqual([1, 'ab']);
  answer({ revision: 5 });
  await vi.runAllTimersAsync();
  expect(await replaced).toBe(true);
  expect(asked.map(({ name, sitting }) => [name, sitting])).toEqual([
    ['a', 'one'],
    ['ab', 'one'],
    ['imported', 'two'],
  ]);
});

test.each(['failed', 'conflict', REFUSED] as const)(
  'nothing is replaced while what is there can not be saved: %j',
  async (answer) => {
    const { autosave } = server(answer, answer);
    autosave.edit(draft('mine'));
    const replaced = autosave.replace(() => draft('imported'), 'two');
    await vi.advanceTimersByTimeAsync(1_000);
    expect([await replaced, autosave.newest.name]).toEqual([false, 'mine']);
    const again = autosave.replace(() => draft('imported'), 'two');
    await vi.advanceTimersByTimeAsync(1_000);
    expect([await again, autosave.newest.name]).toEqual([false, 'mine']);
  },
);
