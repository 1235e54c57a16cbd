import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { english } from '@/testing/in-english';
import { errorSentence, reasonSentence, tryAgainIn } from './refusals';

const t = english('client');

const refusal = (reason: string, details: string[]) =>
  new TRPCClientError(reason, { result: { error: { data: { reason, details } } } } as never);

test('a refusal that passes says after how many seconds or minutes', () => {
  expect(reasonSentence(t, 'tooManyAttempts:840')).toBe('Too many tries. Try again in 14 minutes.');
  expect(errorSentence(t, refusal('tooFast', ['3']))).toBe(
    'That was too much at once, and was not done. Try again in 3 s.',
  );
  expect(errorSentence(t, refusal('tooManyReports', ['601']))).toBe(
    'You have sent five reports within an hour. Try again in 11 minutes.',
  );
  expect([tryAgainIn(t, 119), tryAgainIn(t, 120)]).toEqual(['Try again in 119 s.', 'Try again in 2 minutes.']);
});

test('a refusal without a time, or with other details, is one sentence', () => {
  expect(reasonSentence(t, 'tooFast')).toBe('That was too much at once, and was not done. Wait a little.');
  expect(errorSentence(t, refusal('deckIllegal', ['39 cards']))).toBe(
    'This deck is not legal. Its page says what to change.',
  );
});

test('what is no refusal is said to be a fault of the server', () => {
  expect(errorSentence(t, new Error('Failed to fetch'))).toBe('The server did not answer as it should. Try again.');
});
