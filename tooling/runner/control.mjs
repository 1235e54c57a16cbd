// Lets an end-to-end test kill the game service and start it again. Exists only while those tests run.
import http from 'node:http';
import { whenStopping } from './lifecycle.mjs';

/**
 * POST /game/kill ends the game service as a crash would and answers when it is gone; POST /game/start starts it and
 * answers when it is ready. Both answer 204.
 * @returns {Promise<string>} its address
 */
export async function openControl(game) {
  const actions = {
    '/game/kill': () => game.kill(),
    '/game/start': async () => {
      game.start();
      await game.ready();
    },
  };
  const server = http.createServer(async (request, response) => {
    const action = request.method === 'POST' ? actions[request.url] : undefined;
    if (!action) return response.writeHead(404).end();
    try {
      await action();
      response.writeHead(204).end();
    } catch (error) {
      response.writeHead(500).end(error.message);
    }
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  whenStopping(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${server.address().port}`;
}
