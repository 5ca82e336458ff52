import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { watchMemory, residentMegabytes } from '../stage/memory.ts';
import type { Stage } from '../stage/stage.ts';
import { pageCall } from '../load/calls.ts';
import { textOf } from './requests.ts';

/** What a process of 900 MB did not survive. */
const attackBytes = 6_300_000;

/** Sends very many requests on one connection without reading any response. @returns megabytes of growth */
export async function attackByPipelining({ app, businesses }: Stage, watchMs: number) {
  const before = await residentMegabytes(app.pid());
  const stopWatching = watchMemory(app.pid, 100);
  const socket = connect({ port: app.port, host: '127.0.0.1' }).pause();
  socket.on('error', () => undefined); // the server may close it
  const request = textOf(pageCall(businesses[0]?.slug ?? ''));
  socket.write(request.repeat(Math.ceil(attackBytes / request.length)));
  await wait(watchMs);
  const growth = Math.max(before, ...stopWatching()) - before;
  socket.destroy();
  return growth;
}
