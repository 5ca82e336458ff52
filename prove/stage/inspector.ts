import { once } from 'node:events';

/** What a process holds, in megabytes. */
export type Memory = Record<'rss' | 'heapUsed' | 'heapTotal' | 'external' | 'arrayBuffers', number>;

/** Node's inspector of another process, which was started with `--inspect=127.0.0.1:0`. */
export interface Inspector {
  measureMemory(): Promise<Memory>;
  /** Leaves only what is still in use. */
  collectGarbage(): Promise<void>;
  close(): void;
}

/** @param log what the process has printed: the inspector's address is in it. */
export async function inspect(log: string): Promise<Inspector> {
  const address = log.match(/ws:\/\/127\.0\.0\.1:\d+\/[\w-]+/g)?.at(-1);
  if (address === undefined) throw new Error('The process does not say where its inspector is.');
  const socket = new WebSocket(address);
  await once(socket, 'open');
  let last = 0;
  const ask = async (method: string, params: object = {}): Promise<unknown> => {
    const id = (last += 1);
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const listen = ({ data }: MessageEvent) => {
      const message = JSON.parse(String(data)) as { id?: number; result?: unknown }; // Chrome's protocol
      if (message.id !== id) return;
      socket.removeEventListener('message', listen);
      resolve(message.result);
    };
    socket.addEventListener('message', listen);
    socket.send(JSON.stringify({ id, method, params }));
    return promise;
  };
  return {
    async measureMemory() {
      const expression = 'JSON.stringify(process.memoryUsage())';
      const answer = (await ask('Runtime.evaluate', { expression })) as {
        result: { value: string };
      }; // as the protocol defines it
      const bytes = JSON.parse(answer.result.value) as Memory;
      const entries = Object.entries(bytes).map(([name, size]) => [name, Math.round(size / 1e6)]);
      return Object.fromEntries(entries) as Memory; // the same keys
    },
    collectGarbage: async () => void (await ask('HeapProfiler.collectGarbage')),
    close: () => socket.close(),
  };
}
