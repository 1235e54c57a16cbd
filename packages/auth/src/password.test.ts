import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password';

describe('a password', () => {
  it('is known again, and another one is not', async () => {
    const stored = await hashPassword('correct horse');
    expect(await verifyPassword('correct horse', stored)).toBe(true);
    expect(await verifyPassword('correct horsf', stored)).toBe(false);
  });

  it('is stored with a salt of its own and never in the clear', async () => {
    const [first, second] = [await hashPassword('correct horse'), await hashPassword('correct horse')];
    expect(first).not.toBe(second);
    expect(first).not.toContain('horse');
  });

  it('is the same however its letters were composed', async () => {
    expect(await verifyPassword('caf\u00e9 noir', await hashPassword('cafe\u0301 noir'))).toBe(true);
  });

  it('is never right for a text that is not a stored password', async () => {
    for (const stored of ['', 'plain', 'scrypt$1$1', 'argon2$a$b$c$d$e']) {
      expect(await verifyPassword('plain', stored)).toBe(false);
    }
  });
});
