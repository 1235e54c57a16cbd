import { TRPCError } from '@trpc/server';
import { redirect } from 'next/navigation';

/** The answer; the page to sign in when the API does not believe who asks. Any other failure stays one. */
export async function orSignIn<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof TRPCError && error.code === 'UNAUTHORIZED') redirect('/signin');
    throw error;
  }
}
