import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Sets up every server of the app: at once the one that is `app.server`, and once it listens, the second
 * one that Fastify adds for the other address of `localhost`.
 */
export function forEveryServer(app: FastifyInstance, setUp: (server: Server) => void): void {
  setUp(app.server);
  app.addHook('onListen', async () => {
    for (const server of otherServers(app)) setUp(server);
  });
}

/** Fastify 5.12 keeps them under a symbol that it does not export (fastify/lib/symbols.js). */
function otherServers(app: FastifyInstance): Server[] {
  const ofApp = app as unknown as Record<symbol, Server[] | undefined>; // by symbols of its own
  const key = Object.getOwnPropertySymbols(app).find(
    ({ description }) => description === 'fastify.serverBindings',
  );
  return (key && ofApp[key]) ?? [];
}
