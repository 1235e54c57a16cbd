import { TRPCError } from '@trpc/server';
import { expect, test } from 'vitest';
import { refusedAsJson } from './refused';

test('a refusal is answered by its status and reason; a failure is not told as one', async () => {
  const answer = refusedAsJson(new TRPCError({ code: 'NOT_FOUND', message: 'unknownSeason' }));
  expect([answer.status, await answer.json()]).toEqual([404, { error: 'unknownSeason' }]);
  const broken = new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: 'no database' });
  for (const failure of [broken, new Error('no database')]) expect(() => refusedAsJson(failure)).toThrow(failure);
});
