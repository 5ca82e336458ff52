import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client';

/** What one process measured, as `registry.getMetricsAsJSON()` gives it. */
export type ProcessMetrics = MetricObjectWithValues<MetricValue<string>>[];

/**
 * Several processes' metrics in Prometheus's text format. Each has a label `worker` of its own, so nothing is
 * added up: a sum would fall whenever a worker is replaced, and `rate()` takes that for a counter that
 * started over, and all of the other workers' counts for new ones.
 */
export function combineMetrics(processes: readonly ProcessMetrics[]): Promise<string> {
  const labeled = processes.map((metrics) =>
    metrics.map((metric) => ({ ...metric, aggregator: 'first' })),
  );
  return AggregatorRegistry.aggregate(labeled).metrics();
}
