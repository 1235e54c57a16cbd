import { expect, test } from 'vitest';
import { secretsIn } from './secrets.mjs';

const SECRETS = { 'the secret of sessions': 'a1b2c3', 'a password': 'correct horse battery', 'no variable': undefined };
const TICKET = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbm4ifQ.c2lnbmF0dXJl';
const SESSION = 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..aXY.Y2lwaGVy.dGFn';

test('a secret that stands anywhere in a log is named, and is not told again', () => {
  expect(secretsIn('ready\n{"error":"refused: correct horse battery"}\n', SECRETS)).toEqual(['a password']);
  expect(secretsIn('a1b2c3 correct horse battery', SECRETS)).toEqual(['the secret of sessions', 'a password']);
});

test('a ticket and a session are found by their form', () => {
  for (const token of [TICKET, SESSION])
    expect(secretsIn(`GET /?t=${token}`, {})).toEqual([`a token, ${token.slice(0, 12)}…`]);
});

test('a log without any is clean', () => {
  expect(secretsIn('✓ Ready in 300ms\n{"level":30,"msg":"loaded","match":"cmeyJq"}\n', SECRETS)).toEqual([]);
});
