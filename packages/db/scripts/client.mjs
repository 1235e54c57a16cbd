// Connections of the scripts that need no Prisma.
import pg from 'pg';

/**
 * Opens a connection; the caller ends it. One that breaks, as when its server stops, fails the query that comes next
 * instead of ending the process.
 * @param {string} url
 * @returns {Promise<pg.Client>}
 */
export async function openClient(url) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return client;
}
