import type pg from 'pg';
import type { InboxEmail } from '../../email/development-inbox.ts';
import type { ProcessMetrics } from '../../metrics/worker-metrics.ts';
import type { ConnectionBudget } from './connection-budget.ts';

/**
 * Raised whenever the messages change: after an update, a worker may be newer than the primary that starts
 * it, and then only a restart of everything helps.
 */
export const protocol = 1;

/** The first message to a worker. */
export interface Assignment {
  /** Which of the workers it is, from 1; its successor has the same number. */
  slot: number;
  /** The first one fills an empty database, and says what the operator should know. */
  isFirst: boolean;
  budget: ConnectionBudget;
  /** The embedded database, which the primary runs; null: the one in `DATABASE_URL`. */
  connection: pg.ClientConfig | null;
  /** See `fixed-settings.ts`. */
  fixed: Record<string, string>;
}

/** What is printed once the server runs. */
export interface Announcement {
  /** URLs that it answers on; the first is the one for this machine. */
  addresses: string[];
  notices: string[];
  /** Addresses and how to sign in, for the terminal. */
  welcome: string;
}

/** What a worker needs of the others; the primary answers. */
export type Question =
  | { about: 'metrics' }
  | { about: 'inbox' }
  | { about: 'email'; email: InboxEmail };

export type Answer = ProcessMetrics[] | InboxEmail[] | null;

export type FromPrimary =
  | { is: 'start'; assignment: Assignment }
  /** Finish what is in progress, politely, since another worker has taken over. */
  | { is: 'retire' }
  | { is: 'measure'; id: number }
  /** See `heartbeat.ts`; a worker that does not know it ignores it. */
  | { is: 'ping' }
  | { is: 'answer'; id: number; answer: Answer };

export type FromWorker =
  | { is: 'hello'; protocol: number }
  | { is: 'running'; announcement: Announcement }
  /** It has printed why it failed. */
  | { is: 'failed' }
  | { is: 'pong' }
  | { is: 'measured'; id: number; metrics: ProcessMetrics }
  | { is: 'question'; id: number; question: Question };
