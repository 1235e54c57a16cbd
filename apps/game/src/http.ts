import { createServer, type Server } from 'node:http';

/** `/health`: the process is there. `/ready`: it can serve matches. Everything else is the sockets'. */
export function createHttp(ready: () => Promise<boolean>): Server {
  return createServer((request, response) => {
    const send = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${body}\n`);
    if (request.url === '/health') send(200, 'ok');
    else if (request.url === '/ready') void ready().then((is) => (is ? send(200, 'ready') : send(503, 'not ready')));
    else send(404, 'not found');
  });
}
