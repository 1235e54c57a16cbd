export const dynamic = 'force-dynamic';

/** Says that the web server answers. */
export const GET = () => new Response('ok\n', { headers: { 'Content-Type': 'text/plain' } });
