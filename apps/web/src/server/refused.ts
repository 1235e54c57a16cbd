import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';

/** A refusal of the API as an answer of its status; any other failure is thrown on. */
export function refusedAsJson(error: unknown): Response {
  if (!(error instanceof TRPCError) || error.code === 'INTERNAL_SERVER_ERROR') throw error;
  return Response.json({ error: error.message }, { status: getHTTPStatusCodeFromError(error) });
}
