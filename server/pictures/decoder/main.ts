/**
 * The process that decodes uploaded pictures, started by `decoder-process.ts`. It knows no secrets, and
 * if a picture crashes it, the server is unaffected.
 *
 * Usage: forked, with the most memory in bytes as its argument.
 */
import { writeFileSync } from 'node:fs';
import { fitLogo } from './fit-logo.ts';
import { loadSharp } from './load-sharp.ts';
import type { Answer, Order } from './messages.ts';
import { takesTooLong } from './takes-too-long.ts';

const maxMemory = Number(process.argv[2]);
/** Milliseconds. Decoders of pictures allocate up to a gigabyte in a second. */
const memoryCheck = 20;

endWithServer();
beKilledFirst();
await loadSharp();
process.on('message', (order: Order) => void fulfill(order));
tell({ is: 'ready' });

async function fulfill({ kind, bytes }: Order): Promise<void> {
  const watch = setInterval(checkMemory, memoryCheck);
  tell(await fitted(kind, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
  clearInterval(watch);
}

async function fitted(kind: Order['kind'], bytes: Buffer): Promise<Answer> {
  if (takesTooLong(kind, bytes)) return { is: 'too-long' };
  try {
    return { is: 'logo', ...(await fitLogo(kind, bytes)) };
  } catch (error) {
    // libvips has messages but no error codes. The header was fine, so the file must be broken.
    return { is: 'unreadable', cause: String(error) };
  }
}

/** Also ends if the server was killed. Exiting normally would wait for the picture in progress. */
function endWithServer(): void {
  process.once('disconnect', endNow);
  // Ctrl-C reaches every process of the terminal; the server still finishes its requests.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
}

/** If the machine runs out of memory, Linux should end this process and not the server or its database. */
function beKilledFirst(): void {
  if (process.platform !== 'linux') return;
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not allowed everywhere, and only a precaution.
  }
}

function checkMemory(): void {
  if (process.memoryUsage.rss() > maxMemory) endNow();
}

function endNow(): void {
  process.kill(process.pid, 'SIGKILL');
}

function tell(answer: Answer): void {
  // Without a server there is nobody to tell.
  if (process.connected) process.send?.(answer);
}
