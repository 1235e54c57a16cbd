// One address before several game services on this machine, as the proxy of compose.yaml is before containers: it asks
// each whether it is ready, sends a socket to one that is, in turn, and a browser that polls always to the same one.
import http from 'node:http';
import net from 'node:net';

const ASK_EVERY = 500;
/** A service that was killed refuses at once; a busy one may take its time. */
const ASK_LIMIT = 2000;
/** How long somebody waits for a service that is ready, in ms. */
const WAIT_LIMIT = 5000;
const HOST = '127.0.0.1';
const FORWARDED = 'x-forwarded-for';

/**
 * @param {{ port: number, targets: number[] }} options ports of 127.0.0.1: its own, and those of the services
 * @returns {Promise<{ port: number, stop: () => Promise<void> }>} stop cuts every connection
 */
export async function openBalancer({ port, targets }) {
  const ready = new Set();
  const sockets = new Set();
  /** By id of a polling session: where it began. */
  const sessions = new Map();
  let turn = 0;

  const ask = async (target) => {
    const answer = await fetch(`http://${HOST}:${target}/ready`, { signal: AbortSignal.timeout(ASK_LIMIT) }).catch(
      () => undefined,
    );
    if (answer?.ok) ready.add(target);
    else ready.delete(target);
  };
  let [next, stopped] = [undefined, false];
  const askAll = async () => {
    await Promise.all(targets.map(ask));
    if (!stopped) next = setTimeout(askAll, ASK_EVERY);
  };
  await askAll();

  /** The service that this session is at, else the next that is ready; undefined when none becomes so in time. */
  async function choose(session) {
    const known = sessions.get(session);
    if (known !== undefined) return known;
    for (const end = Date.now() + WAIT_LIMIT; Date.now() < end; ) {
      const candidates = targets.filter((target) => ready.has(target));
      turn += 1;
      if (candidates.length > 0) return candidates[turn % candidates.length];
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return undefined;
  }

  /** A connection to a service that takes it; undefined when none does in time. */
  async function connectOnward(session) {
    for (;;) {
      const target = await choose(session);
      if (target === undefined) return undefined;
      const onward = await new Promise((resolve) => {
        const socket = net.connect(target, HOST, () => resolve(socket));
        socket.once('error', () => resolve(undefined));
      });
      if (onward) return onward;
      ready.delete(target);
      sessions.delete(session);
    }
  }

  const server = http.createServer(async (request, response) => {
    const session = sessionOf(request.url);
    const target = await choose(session);
    if (target === undefined) return response.writeHead(503).end('no game service is ready\n');
    const onward = http.request({
      host: HOST,
      port: target,
      path: request.url,
      method: request.method,
      headers: { ...request.headers, [FORWARDED]: forwardedFor(request) },
    });
    onward.once('response', (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      if (!session) answer.once('data', (data) => remember(sessions, data, target));
      answer.pipe(response);
    });
    onward.once('error', () => {
      ready.delete(target);
      sessions.delete(session);
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
    request.pipe(onward);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('upgrade', async (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    const onward = await connectOnward(sessionOf(request.url));
    if (!onward) return socket.end('HTTP/1.1 503 Service Unavailable\r\n\r\n');
    onward.on('error', () => socket.destroy());
    onward.once('close', () => socket.destroy());
    socket.once('close', () => onward.destroy());
    onward.write(`${request.method} ${request.url} HTTP/1.1\r\n${rawHeaders(request)}\r\n\r\n`);
    onward.write(head);
    onward.pipe(socket).pipe(onward);
  });

  await new Promise((resolve, reject) => server.once('error', reject).listen(port, HOST, resolve));
  return {
    port: server.address().port,
    async stop() {
      stopped = true;
      clearTimeout(next);
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

const sessionOf = (url) => new URL(url, `http://${HOST}`).searchParams.get('sid') ?? undefined;

/** The first answer to somebody who polls names the session: 0{"sid":"…". */
function remember(sessions, data, target) {
  const [, session] = /^0\{"sid":"([^"]+)"/.exec(String(data)) ?? [];
  if (session) sessions.set(session, target);
}

/** What a proxy before this one wrote, and at its end the address that this one sees. */
const forwardedFor = ({ headers, socket }) => [headers[FORWARDED], socket.remoteAddress].filter(Boolean).join(', ');

function rawHeaders(request) {
  const { rawHeaders: raw } = request;
  const lines = [];
  for (let at = 0; at < raw.length; at += 2) {
    if (raw[at].toLowerCase() !== FORWARDED) lines.push(`${raw[at]}: ${raw[at + 1]}`);
  }
  return [...lines, `${FORWARDED}: ${forwardedFor(request)}`].join('\r\n');
}
