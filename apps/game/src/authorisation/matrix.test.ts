/** Who may do what: every procedure of the API and every message of the socket, by role, in one table. */
import { appRouter } from '@astris/api';
import { db } from '@astris/db';
import { SCHEMAS } from '@astris/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestClient } from '../testing/client';
import { startService, type TestService } from '../testing/service';
import { MESSAGES } from './messages';
import { callerAs, ticketAs } from './people';
import { PROCEDURES } from './procedures';
import { type Cells, met, ROLES, type Role } from './roles';

/** Meets a row in each role, one after the other, each time with other people and things. */
async function inEachRole(meet: (role: Role) => Promise<string>): Promise<Cells> {
  const cells: Partial<Cells> = {};
  for (const role of ROLES) cells[role] = await meet(role);
  return cells as Cells;
}

afterAll(() => db().$disconnect());

describe('a procedure', () => {
  beforeEach(() => {
    vi.stubEnv('NODE_ENV', 'development');
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  it('has its row in the table, whichever it is', () => {
    expect(PROCEDURES.map(([procedure]) => procedure).sort()).toEqual(Object.keys(appRouter._def.procedures).sort());
  });

  it.each(PROCEDURES)('%s', async (_procedure, call, cells) => {
    const seen = await inEachRole(async (role) => {
      const { api, own } = await callerAs(role);
      return met(call(api, own));
    });
    expect(seen).toEqual(cells);
  });
});

describe('a message', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  it('has its rows in the table, whichever it is', () => {
    expect([...new Set(MESSAGES.map(([message]) => message))].sort()).toEqual(Object.keys(SCHEMAS).sort());
  });

  it.each(MESSAGES)('%s: %s', async (_message, _situation, table, send, cells) => {
    const seen = await inEachRole(async (role) => {
      const { ticket, match } = await ticketAs(role, table);
      const client = await TestClient.connect(service.url, ticket).catch((refused: Error) => refused.message);
      if (typeof client === 'string') return client;
      // What is told of the game is of no account here.
      client.socket.off('step').off('own');
      const outcome = await send(client, match);
      client.close();
      return outcome;
    });
    expect(seen).toEqual(cells);
  });

  it.each(['', 'x', 'a.b.c'])('of nobody: the ticket %j does not open a socket', async (ticket) => {
    await expect(TestClient.connect(service.url, ticket)).rejects.toThrow('unauthorized');
  });
});
