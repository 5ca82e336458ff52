import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Config } from '../../config/config.ts';
import { createShelf } from '../../email/development-inbox.ts';
import type { ProcessMetrics } from '../../metrics/worker-metrics.ts';
import type { Answer, Question } from './messages.ts';

/**
 * What workers ask the primary for: the metrics of all processes, since a scrape reaches only one of them,
 * and the development inbox, which would otherwise have some emails in each.
 * @param measure reads the workers' metrics
 */
export function createAnswers(
  { metricsToken }: Pick<Config, 'metricsToken'>,
  measure: () => Promise<ProcessMetrics[]>,
): (question: Question) => Promise<Answer> {
  const own = metricsToken === null ? null : measureItself();
  const shelf = createShelf();
  return async (question) => {
    if (question.about === 'inbox') return shelf.read();
    if (question.about === 'email') {
      await shelf.put(question.email);
      return null;
    }
    const others = await measure();
    return own ? [await own.getMetricsAsJSON(), ...others] : others;
  };
}

function measureItself(): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ worker: 'primary' });
  collectDefaultMetrics({ register: registry });
  return registry;
}
