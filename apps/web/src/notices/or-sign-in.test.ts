import { TRPCError } from '@trpc/server';
import { expect, test } from 'vitest';
import { orSignIn } from './or-sign-in';

test('only who is not believed is led to sign in: any other failure stays one', async () => {
  expect(await orSignIn(Promise.resolve('read'))).toBe('read');
  await expect(orSignIn(Promise.reject(new TRPCError({ code: 'UNAUTHORIZED' })))).rejects.toMatchObject({
    digest: expect.stringContaining('/signin'),
  });
  const failure = new Error('no database');
  await expect(orSignIn(Promise.reject(failure))).rejects.toBe(failure);
});
