import { SECOND } from '../../contract/durations.ts';

/**
 * How long anything about the database may take, in milliseconds (docs/decisions/0021-database-time-limits.md).
 * The server's own limits end work that is slow; ours end waiting for a server that is silent.
 */
export const timeLimits = {
  /** For a free connection, or a new one: a connection takes milliseconds, so longer means trouble. */
  connection: 2 * SECOND,
  /** The server ends a statement that takes longer (`statement_timeout`). */
  statement: 10 * SECOND,
  /** Above `statement`, so that a server that works answers first. */
  answer: 11 * SECOND,
  /** When a query in progress makes us ask the server whether it is working on it. */
  doubt: SECOND,
  /** The server ends a transaction that waits for us longer: its client may be gone without a word. */
  idleInTransaction: 10 * SECOND,
  /** When the system begins to probe a connection on which nothing happens. */
  keepAliveDelay: 10 * SECOND,
  /** When a start says what it is waiting for. */
  waitNotice: 3 * SECOND,
  /** For connections to say goodbye while the pool closes. */
  closing: 2 * SECOND,
  /** For the checks of `/readyz`, and of connections in doubt. */
  check: SECOND,
} as const;
