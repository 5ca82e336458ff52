import pg from 'pg';

/** The database did not answer in time. */
export class DatabaseTimeout extends Error {
  /** As the system reports a connection that has timed out. */
  readonly code = 'ETIMEDOUT';
}

export interface TimedConfig extends pg.ClientConfig {
  /** Receives the seconds that each query took, failed ones included. */
  onAnswer?: ((seconds: number) => void) | undefined;
  /**
   * False sends statements without their names. A pooler that gives each transaction any of its connections
   * (PgBouncer before 1.21 in transaction mode) would look for a name on a connection that doesn't know it.
   */
  prepared?: boolean | undefined;
}

type Answer = (...answer: unknown[]) => void;

/**
 * A connection that knows how long its query has been waiting, and that can be lost at any time without
 * ending the process: `pg` emits an error on it, which has no listener while the connection is in use. A
 * query in progress fails with that error as well.
 */
export class TimedClient extends pg.Client {
  /** Queries sent or queued, and not answered. */
  unanswered = 0;
  /** Counts answers, to tell one wait from the next. */
  answered = 0;
  /** Milliseconds since the last answer, or since the first query after it; see `watchConnections`. */
  silentFor = 0;
  readonly #onAnswer: TimedConfig['onAnswer'];
  readonly #prepared: boolean;

  constructor(config: TimedConfig) {
    super(config);
    this.#onAnswer = config.onAnswer;
    this.#prepared = config.prepared ?? true;
    this.on('error', () => undefined);
  }

  /** Every form of `pg`'s query: with a callback, as the pool calls it, or with a promise. */
  override query(...given: unknown[]): never {
    const done = this.#begin();
    const [statement] = given;
    const asked =
      this.#prepared || !isNamed(statement)
        ? given
        : given.with(0, { ...statement, name: undefined });
    const callback = asked.at(-1);
    const args = isAnswer(callback)
      ? asked.with(asked.length - 1, (...answer: unknown[]) => {
          done();
          callback(...answer);
        })
      : asked;
    // The arguments are passed on as they were given.
    const result: unknown = (super.query as (...args: unknown[]) => unknown).apply(this, args);
    if (result instanceof Promise) result.then(done, done);
    else if (!isAnswer(callback)) done(); // a stream of rows, which is not timed
    return result as never; // whatever the caller's form of `query` returns
  }

  /** Ends the connection at once, with this error for everyone who waits for it. */
  cut(error: Error): void {
    this.connection.stream.destroy(error);
  }

  #begin(): () => void {
    const start = performance.now();
    if (this.unanswered === 0) this.silentFor = 0;
    this.unanswered += 1;
    return () => {
      this.unanswered -= 1;
      this.answered += 1;
      this.silentFor = 0;
      this.#onAnswer?.((performance.now() - start) / 1_000);
    };
  }
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'function';
}

/** Drizzle's statements and the rate limiter's have names. What sends itself (`submit`) stays as it is. */
function isNamed(statement: unknown): statement is { name: string } {
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return false;
  return 'name' in statement && statement.name !== undefined;
}
