/** Loaded by `node --import` before the server when TRACING=on. Threads load it, too, but trace nothing. */
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const { startTracing } = await import('./tracing.mjs');
  startTracing();
}
