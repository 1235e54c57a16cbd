import 'server-only';
import { TRPCError } from '@trpc/server';
import { notFound } from 'next/navigation';

/** The answer; the page for what does not exist when the API knows no such thing. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof TRPCError && ['NOT_FOUND', 'BAD_REQUEST'].includes(error.code)) notFound();
    throw error;
  }
}
