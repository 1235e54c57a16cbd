import { describe, expect, it } from 'vitest';
import { Attempts } from './attempts';

const refused = (retryAfter: number) => expect.objectContaining({ reason: 'tooManyAttempts', retryAfter });

describe('the limit on guessing', () => {
  it('allows so many in its time, which begins with the first, says how long is left of it, and keeps to that', () => {
    let atMs = 0;
    const attempts = new Attempts(() => atMs, { ASTRIS_SIGN_IN_LIMIT: '3' });
    const guess = () => attempts.count('signInByEmail', 'ann@example.org');
    for (let times = 0; times < 3; times += 1) {
      guess();
      atMs += 100_000;
    }
    expect(guess).toThrow(refused(600));
    atMs += 599_001;
    expect(guess).toThrow(refused(1));
    atMs += 999;
    for (let times = 0; times < 3; times += 1) guess();
    expect(guess).toThrow(refused(900));
  });

  it('counts each key and each kind by itself, and forgets a key that succeeded', () => {
    const attempts = new Attempts(() => 0, { ASTRIS_SIGN_IN_LIMIT: '1', ASTRIS_RESET_LIMIT: '1' });
    attempts.count('signInByEmail', 'ann');
    attempts.count('signInByEmail', 'bo');
    attempts.count('resetByEmail', 'ann');
    expect(() => attempts.count('signInByEmail', 'ann')).toThrow(refused(900));
    attempts.forget('signInByEmail', 'ann');
    attempts.count('signInByEmail', 'ann');
    expect(() => attempts.count('resetByEmail', 'ann')).toThrow(refused(3_600));
  });

  it('without a variable is ten sign-ins of an email in a quarter of an hour', () => {
    const attempts = new Attempts(() => 0, {});
    for (let times = 0; times < 10; times += 1) attempts.count('signInByEmail', 'ann');
    expect(() => attempts.count('signInByEmail', 'ann')).toThrow(refused(900));
  });

  it('remembers no more keys than were tried lately, however many there were', () => {
    let atMs = 0;
    const attempts = new Attempts(() => atMs, {});
    for (let key = 0; key < 10_000; key += 1) attempts.count('signInByEmail', `${key}`);
    atMs += 15 * 60_000;
    attempts.count('signInByEmail', 'ann');
    expect(attempts.keys('signInByEmail')).toBe(1);
  });
});
