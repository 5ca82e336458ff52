import type { FastifyBaseLogger } from 'fastify';
import { pino, type Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { BaseContext } from './domain/base-context.ts';
import { shareWriteChecks } from './db/check-writable.ts';
import { connectDatabase, type DatabaseOptions } from './db/client.ts';
import { createHasher, type Hasher } from './domain/accounts/hasher.ts';
import type { HashCost } from './domain/accounts/passwords.ts';
import { createSetupQueue } from './domain/businesses/setup-queue.ts';
import { createDraftWriter, type DraftWriter } from './domain/drafting/draft-writer.ts';
import type { Queue } from './domain/queue.ts';
import { createRateLimiter, type RateLimiter } from './rate-limiter/rate-limiter.ts';
import { logOptions } from './config/log-options.ts';
import {
  developmentInbox,
  type DevelopmentInbox,
  type InboxShelf,
} from './email/development-inbox.ts';
import type { EmailTransport } from './email/email.ts';
import { createOutbox, type Outbox } from './email/outbox.ts';
import { smtpTransport } from './email/smtp.ts';
import { databaseTimings, measurePool } from './metrics/database-metrics.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createPictures, type Pictures } from './pictures/pictures.ts';
import { createPosters, type Posters } from './posters/posters.ts';
import { createKeys } from './config/app-keys.ts';
import type pg from 'pg';

/** Everything that the product works with, in one explicit place. `close` ends all of it. */
export interface Context extends BaseContext {
  log: FastifyBaseLogger;
  pool: pg.Pool;
  /** Whether the database takes writes, by a connection apart from the pool. */
  isWritable(): Promise<boolean>;
  rateLimiter: RateLimiter;
  hasher: Hasher;
  drafts: DraftWriter;
  pictures: Pictures;
  posters: Posters;
  /** Limits how many businesses are created at once. */
  setupQueue: Queue;
  outbox: Outbox;
  /** Where emails go outside production if there is no mail server. */
  inbox: DevelopmentInbox | null;
  /** In Prometheus's text format: this process's metrics, or those of all workers. */
  readMetrics(): Promise<string>;
  close(): Promise<void>;
}

export interface Overrides {
  now?: () => Date;
  transport?: EmailTransport;
  log?: Logger;
  hashCost?: HashCost;
  /** Where one of several workers finds what all of them measured. */
  readMetrics?: () => Promise<string>;
  /** Where several workers keep their development emails together. */
  shelf?: InboxShelf;
}

/**
 * @param connection how to connect to the database, which is running and migrated.
 * @param overrides what tests use instead of the clock, the mail transport, the log and the hashing cost, and
 * workers for what they share.
 */
export function createContext(
  config: Config,
  connection: DatabaseOptions,
  overrides: Overrides = {},
): Context {
  const now = overrides.now ?? (() => new Date());
  const log = overrides.log ?? pino(logOptions(config.log));
  const keys = createKeys(config);
  const metrics = createMetrics();
  const timings = config.metricsToken === null ? {} : databaseTimings(metrics);
  const prepared = config.preparedStatements;
  const database = connectDatabase({ ...connection, prepared, ...timings }, (error) =>
    log.warn({ err: error }, 'database connections were lost'),
  );
  const { db, pool, checks } = database;
  measurePool(metrics, pool);
  const inbox =
    config.mail.transport.kind === 'inbox' ? developmentInbox(now, overrides.shelf) : null;
  const transport = overrides.transport ?? inbox ?? smtp(config);
  const rateLimiter = createRateLimiter({
    pool,
    keys,
    log,
    now,
    enabled: config.limits,
    feedbackPerDay: config.feedbackPerDay,
  });
  const { isDatabaseOut } = rateLimiter;
  const drafts = createDraftWriter({ config, db, keys, log, metrics, now, isDatabaseOut });
  const pictures = createPictures(log);
  const posters = createPosters(log);
  const outbox = createOutbox({ config, db, keys, metrics, transport, log, now });
  return {
    config,
    db,
    pool,
    isWritable: shareWriteChecks(checks),
    keys,
    outbox,
    inbox,
    log,
    metrics,
    readMetrics: overrides.readMetrics ?? (() => metrics.registry.metrics()),
    now,
    hasher: createHasher(keys, overrides.hashCost),
    rateLimiter,
    drafts,
    pictures,
    posters,
    setupQueue: createSetupQueue(),
    async close() {
      // In the reverse order, and each even if another one fails.
      await using closing = new AsyncDisposableStack();
      closing.defer(() => database.close());
      closing.defer(() => transport.close());
      closing.defer(() => posters.close());
      closing.defer(() => pictures.close());
      closing.defer(() => outbox.close());
      closing.defer(() => drafts.close());
    },
  };
}

function smtp({ mail: { transport } }: Config): EmailTransport {
  if (transport.kind === 'smtp')
    return smtpTransport(transport.url, { requireTls: transport.requireTls });
  throw new Error('Email goes to the development inbox; there is no mail server to connect to.');
}
