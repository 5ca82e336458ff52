import { Counter, Gauge, Registry } from 'prom-client';

/** What this process counts about itself, for `/metrics`; every process counts only its own. */
export interface Metrics {
  registry: Registry;
  /** Requests refused with 503 because the process had too much to do. */
  shedRequests: Counter<'reason'>;
  /** Drafts that were given while the database did not answer, and are counted once it does. */
  draftsToCount: Gauge;
  /** Drafts that were given but will never be in the counts. */
  uncountedDrafts: Counter<'reason'>;
  /** Failed attempts to send an email. */
  emailFailures: Counter<'kind' | 'cause'>;
  /** Maintenance runs of this process. */
  maintenanceRuns: Counter<'outcome'>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const count = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name: `fourgood_${name}_total`, help, labelNames, registers: [registry] });
  return {
    registry,
    shedRequests: count('shed_requests', 'Requests refused under overload, by reason.', ['reason']),
    draftsToCount: new Gauge({
      name: 'fourgood_drafts_to_count',
      help: 'Drafts given while the database did not answer, to be counted once it does.',
      registers: [registry],
    }),
    uncountedDrafts: count('uncounted_drafts', 'Drafts given but never counted, by reason.', [
      'reason',
    ]),
    emailFailures: count('email_failures', 'Failed attempts to send an email, by cause.', [
      'kind',
      'cause',
    ]),
    maintenanceRuns: count('maintenance_runs', 'Maintenance runs, by outcome.', ['outcome']),
  };
}
