import pg from 'pg';
import { timeLimits } from './time-limits.ts';
import { TimedClient, type TimedConfig } from './timed-client.ts';

export interface PoolOptions extends pg.PoolConfig, Pick<TimedConfig, 'onAnswer' | 'prepared'> {
  /** Receives the seconds that each wait for a connection took, failed ones included. */
  onWait?: ((seconds: number) => void) | undefined;
}

type Connected = Parameters<pg.Pool['connect']>[0];

/** A pool of connections that can be watched, and that closes even if the server is silent. */
export class DatabasePool extends pg.Pool {
  readonly #open = new Set<TimedClient>();
  readonly #inUse = new Set<TimedClient>();
  readonly #onWait: PoolOptions['onWait'];

  constructor({ onWait, ...options }: PoolOptions) {
    // `pg` gives all of its options to the clients. Its types know no class whose constructor needs them.
    super({ ...options, Client: TimedClient as never });
    this.#onWait = onWait;
    this.on('connect', (client) => this.#keepTrack(asTimed(client)));
    this.on('acquire', (client) => this.#inUse.add(asTimed(client)));
    this.on('release', (_error, client) => this.#inUse.delete(asTimed(client)));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const done = this.#beginWait();
    if (!callback) {
      const connected = super.connect();
      connected.then(done, done);
      return connected;
    }
    super.connect((...answer) => {
      done();
      callback(...answer);
    });
  }

  /** Connections whose query has not been answered yet. */
  get waiting(): TimedClient[] {
    return [...this.#open].filter(({ unanswered }) => unanswered > 0);
  }

  /** Ends every connection that nobody uses; later queries open new ones. */
  cutIdle(error: Error): void {
    for (const client of this.#open) if (!this.#inUse.has(client)) client.cut(error);
  }

  /** Resolves when all connections have closed, or have been cut because they did not close in time. */
  override async end(): Promise<void> {
    const { promise: timedOut, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      for (const client of this.#open)
        client.cut(new Error('The connection did not close in time.'));
      resolve();
    }, timeLimits.closing);
    await Promise.race([super.end().then(() => this.#closeAll()), timedOut]);
    clearTimeout(timer);
  }

  async #closeAll(): Promise<void> {
    const closing = [...this.#open].map(
      (client) => new Promise<void>((resolve) => client.once('end', () => resolve())),
    );
    await Promise.all(closing);
  }

  #keepTrack(client: TimedClient): void {
    this.#open.add(client);
    client.once('end', () => {
      this.#open.delete(client);
      this.#inUse.delete(client);
    });
  }

  #beginWait(): () => void {
    const start = performance.now();
    return () => this.#onWait?.((performance.now() - start) / 1_000);
  }
}

/** The constructor says which class the clients have. */
function asTimed(client: pg.PoolClient): TimedClient {
  return client as unknown as TimedClient;
}
