import { SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { secretKey } from './secret';
import { signSpectatorTicket, signTicket, TICKET_SECONDS, verifyTicket } from './ticket';

describe('a ticket', () => {
  beforeEach(() => {
    vi.stubEnv('AUTH_SECRET', 'the secret of this test');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });
  const ann = { id: 'user-1', name: 'Ann', epoch: 3 };

  it('says who holds it', async () => {
    expect(await verifyTicket(await signTicket(ann))).toEqual({
      role: 'player',
      userId: 'user-1',
      name: 'Ann',
      epoch: 3,
    });
  });

  it('of a spectator names nobody', async () => {
    expect(await verifyTicket(await signSpectatorTicket())).toEqual({ role: 'spectator' });
  });

  it('is worth nothing after a minute', async () => {
    vi.useFakeTimers();
    const ticket = await signTicket(ann);
    vi.advanceTimersByTime((TICKET_SECONDS - 1) * 1000);
    expect(await verifyTicket(ticket)).not.toBeNull();
    vi.advanceTimersByTime(2000);
    expect(await verifyTicket(ticket)).toBeNull();
  });

  it('signed with another secret, changed, or not a ticket at all is refused', async () => {
    const ticket = await signTicket(ann);
    const [header, , signature] = ticket.split('.');
    const forged = Buffer.from(JSON.stringify({ role: 'player', sub: 'user-2', name: 'Bo', aud: 'game' })).toString(
      'base64url',
    );
    expect(await verifyTicket(`${header}.${forged}.${signature}`)).toBeNull();
    expect(await verifyTicket('')).toBeNull();
    expect(await verifyTicket('nonsense')).toBeNull();
    vi.stubEnv('AUTH_SECRET', 'another secret');
    expect(await verifyTicket(ticket)).toBeNull();
  });

  it('for another audience, without a subject or without an end is refused', async () => {
    const sign = (claims: Record<string, unknown>, build: (token: SignJWT) => SignJWT) =>
      build(new SignJWT(claims).setProtectedHeader({ alg: 'HS256' })).sign(secretKey('ticket'));
    const player = { role: 'player', name: 'Ann', epoch: 0 };
    expect(
      await verifyTicket(await sign(player, (t) => t.setSubject('u').setAudience('mail').setExpirationTime('1m'))),
    ).toBeNull();
    expect(await verifyTicket(await sign(player, (t) => t.setAudience('game').setExpirationTime('1m')))).toBeNull();
    expect(await verifyTicket(await sign(player, (t) => t.setSubject('u').setAudience('game')))).toBeNull();
  });

  it('is not made without a secret', async () => {
    vi.stubEnv('AUTH_SECRET', '');
    await expect(async () => signTicket(ann)).rejects.toThrow('AUTH_SECRET');
  });
});
