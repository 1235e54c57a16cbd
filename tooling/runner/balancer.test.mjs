import http from 'node:http';
import net from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openBalancer } from './balancer.mjs';

const closers = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A service that says its name, is ready or not, and echoes on an upgraded connection with its name before. */
async function service(name) {
  const state = { ready: true, port: 0, kill: undefined, forwarded: [] };
  const server = http.createServer((request, response) => {
    if (request.url === '/ready') return response.writeHead(state.ready ? 200 : 503).end();
    state.forwarded.push(request.headers['x-forwarded-for']);
    response.end(request.url.includes('sid=') ? name : `0{"sid":"session of ${name}"}`);
  });
  const open = new Set();
  server.on('connection', (socket) => open.add(socket));
  server.on('upgrade', (request, socket) => {
    state.forwarded.push(request.headers['x-forwarded-for']);
    socket.on('error', () => {});
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    socket.write(`${name}:`);
    socket.on('data', (data) => socket.write(data));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.port = server.address().port;
  state.kill = () =>
    new Promise((resolve) => {
      server.close(resolve);
      for (const socket of open) socket.destroy();
    });
  closers.push(async () => void (await state.kill().catch(() => {})));
  return state;
}
async function before(...services) {
  const balancer = await openBalancer({ port: 0, targets: services.map(({ port }) => port) });
  closers.push(balancer.stop);
  return balancer.port;
}
/** Opens an upgraded connection, says something, and resolves with what came until the echo was there. */
const echo = (port, said, headers = '') =>
  new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () =>
      socket.write(
        `GET /socket.io/ HTTP/1.1\r\nHost: x\r\n${headers}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      ),
    );
    let heard = '';
    socket.once('data', () => socket.write(said));
    socket.on('data', (data) => {
      heard += data;
      if (heard.includes(said)) resolve({ heard: heard.split('\r\n\r\n')[1], socket });
    });
    socket.once('close', () => reject(new Error('cut')));
    socket.once('error', reject);
  });

test('sockets go to the services in turn, and to one that is not ready none', async () => {
  const [one, two] = [await service('one'), await service('two')];
  const port = await before(one, two);
  const heard = new Set();
  for (let times = 0; times < 4; times += 1) heard.add((await echo(port, 'hail')).heard);
  expect([...heard].sort()).toEqual(['one:hail', 'two:hail']);
  await two.kill();
  for (let times = 0; times < 2; times += 1) expect((await echo(port, 'hail')).heard).toBe('one:hail');
});

test('who polls is always sent to where the session began', async () => {
  const services = [await service('one'), await service('two')];
  const port = await before(...services);
  const get = async (query) => (await fetch(`http://127.0.0.1:${port}/socket.io/${query}`)).text();
  for (let times = 0; times < 3; times += 1) {
    const [, sid] = /"sid":"(.*)"/.exec(await get('')) ?? [];
    for (let again = 0; again < 3; again += 1) {
      expect(`session of ${await get(`?sid=${encodeURIComponent(sid)}`)}`).toBe(sid);
    }
  }
});

test('a service reads the address that the proxy sees at the end of X-Forwarded-For, whatever a client claims', async () => {
  const one = await service('one');
  const port = await before(one);
  await fetch(`http://127.0.0.1:${port}/socket.io/`, { headers: { 'x-forwarded-for': '198.51.100.1' } });
  await fetch(`http://127.0.0.1:${port}/socket.io/`);
  await echo(port, 'hail');
  await echo(port, 'hail', 'X-Forwarded-For: 198.51.100.1\r\n');
  expect(one.forwarded).toEqual(['198.51.100.1, 127.0.0.1', '127.0.0.1', '127.0.0.1', '198.51.100.1, 127.0.0.1']);
});

test('a service that goes cuts its sockets, which can be opened again at another', async () => {
  const [one, two] = [await service('one'), await service('two')];
  const port = await before(one, two);
  const opened = [await echo(port, 'hail'), await echo(port, 'hail')];
  const lost = opened.find(({ heard }) => heard === 'two:hail');
  const closed = new Promise((resolve) => lost.socket.once('close', resolve));
  await two.kill();
  await closed;
  expect((await echo(port, 'hail')).heard).toBe('one:hail');
});
