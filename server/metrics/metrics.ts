import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import {
  emailFailures,
  maintenanceOutcomes,
  shedReasons,
  uncountedReasons,
  type EmailFailure,
  type ShedReason,
} from './label-values.ts';

/** A counter whose label values are known in advance. */
type LabeledCounter<Labels extends object> = Omit<Counter<keyof Labels & string>, 'inc'> & {
  inc(labels: Labels, value?: number): void;
};

/** What this process counts about itself, for `/metrics`; every process counts only its own. */
export interface Metrics {
  registry: Registry;
  /** Requests refused with 503 because the process had too much to do. */
  shedRequests: LabeledCounter<{ reason: ShedReason }>;
  /** Drafts that were given while the database did not answer, and are counted once it does. */
  draftsToCount: Gauge;
  /** Drafts that were given but will never be in the counts. */
  uncountedDrafts: LabeledCounter<{ reason: (typeof uncountedReasons)[number] }>;
  /** Failed attempts to send an email. */
  emailFailures: LabeledCounter<EmailFailure>;
  /** Maintenance runs of this process. */
  maintenanceRuns: LabeledCounter<{ outcome: (typeof maintenanceOutcomes)[number] }>;
  /** Seconds that work waited for a database connection. */
  databaseWait: Histogram;
  /** Seconds that the database took for a query. */
  databaseQuery: Histogram;
  /** Seconds since 1970 at the end of this process's last complete run; 0 before the first. */
  lastMaintenance: Gauge;
}

/** Seconds. */
const databaseBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(): Metrics {
  const registry = new Registry();
  // All of them are there from the start, as 0: an alert on any increase misses what begins at 1.
  const count = <Labels extends object>(name: string, help: string, all: readonly Labels[]) => {
    const labelNames = Object.keys(all[0] ?? {}) as (keyof Labels & string)[]; // Labels has no others
    const counter = new Counter({
      name: `fourgood_${name}_total`,
      help,
      labelNames,
      registers: [registry],
    });
    for (const labels of all) counter.inc(labels, 0);
    return counter;
  };
  const time = (name: string, help: string) =>
    new Histogram({
      name: `fourgood_${name}_seconds`,
      help,
      buckets: databaseBuckets,
      registers: [registry],
    });
  return {
    registry,
    shedRequests: count(
      'shed_requests',
      'Requests refused under overload, by reason.',
      shedReasons.map((reason) => ({ reason })),
    ),
    draftsToCount: new Gauge({
      name: 'fourgood_drafts_to_count',
      help: 'Drafts given while the database did not answer, to be counted once it does.',
      registers: [registry],
    }),
    uncountedDrafts: count(
      'uncounted_drafts',
      'Drafts given but never counted, by reason.',
      uncountedReasons.map((reason) => ({ reason })),
    ),
    emailFailures: count(
      'email_failures',
      'Failed attempts to send an email, by cause.',
      emailFailures,
    ),
    maintenanceRuns: count(
      'maintenance_runs',
      'Maintenance runs, by outcome.',
      maintenanceOutcomes.map((outcome) => ({ outcome })),
    ),
    databaseWait: time('database_wait', 'Waits for a database connection.'),
    databaseQuery: time('database_query', 'Database queries, failed ones included.'),
    lastMaintenance: new Gauge({
      name: 'fourgood_last_maintenance_timestamp_seconds',
      help: 'When this process last completed a maintenance run; 0 if it has not yet.',
      registers: [registry],
    }),
  };
}
