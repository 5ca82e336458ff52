import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { residentMegabytes, watchMemory } from '../stage/memory.ts';
import type { AppProcess } from '../stage/app-process.ts';

/** What a process of 900 MB did not survive. */
const attackBytes = 6_300_000;
/** Answered from the database, and without a rate limit: all of them wait at the same time. */
const request = 'GET /readyz HTTP/1.1\r\nHost: reviews.example.com\r\n\r\n';
const watchMs = 30_000;

/**
 * Sends very many requests on one connection at once, to a process that has just been started.
 * @returns megabytes of growth
 */
export async function attackByPipelining(app: AppProcess): Promise<number> {
  await app.kill();
  await app.start();
  const before = await residentMegabytes(app.pid());
  const stopWatching = watchMemory(app.pid, 100);
  const socket = connect({ port: app.port, host: '127.0.0.1' }).resume();
  socket.on('error', () => undefined); // the server may close it
  socket.write(request.repeat(Math.ceil(attackBytes / request.length)));
  await wait(watchMs);
  const growth = Math.max(before, ...stopWatching()) - before;
  socket.destroy();
  return growth;
}
