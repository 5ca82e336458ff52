/** The fastest that `node:http` can send one response, in its own process: no routing, no database. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The response to send, from the parent. */
interface Canned {
  headers: Record<string, string>;
  body: string;
}

process.once('message', ({ headers, body }: Canned) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo; // it listens on a port
    process.send?.({ port });
  });
});
process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() });
});
process.once('disconnect', () => process.exit());
