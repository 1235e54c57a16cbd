import { db } from '@astris/db';

export const dynamic = 'force-dynamic';

/** Says whether the web server can serve pages: its database answers. `/health` says only that the server is there. */
export async function GET(): Promise<Response> {
  const ready = await db().$queryRaw`SELECT 1`.then(
    () => true,
    () => false,
  );
  const headers = { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' };
  return ready
    ? new Response('ready\n', { headers })
    : new Response('not ready: no database\n', { status: 503, headers });
}
