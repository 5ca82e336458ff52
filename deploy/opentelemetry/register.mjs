/** What `node --import` loads before the server when TRACING=on. Threads inherit the option, and trace nothing. */
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const { startTracing } = await import('./tracing.mjs');
  startTracing();
}
