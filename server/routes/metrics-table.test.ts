import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUsage } from '../db/draft-usage.ts';
import { utcDay } from '../domain/utc-day.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const token = 'token-for-the-table-of-metrics';

/** The values of each label of each sample that a scrape has. */
type Samples = Map<string, Map<string, Set<string>>>;

let server: TestServer;
let scrape: string;
let samples: Samples;

beforeAll(async () => {
  server = await startTestServer({ METRICS_TOKEN: token });
  await addUsage(server.ctx.db, utcDay(new Date()), [
    { kind: 'own-refusal', name: 'too-similar', count: 1 },
    { kind: 'fallback', name: 'cut', count: 1 },
    { kind: 'fallback', name: 'timeout', count: 1 },
  ]);
  const { slug } = await server.addBusiness();
  await server.app.inject(`/thumbs-up-down/${slug}`);
  const headers = { authorization: `Bearer ${token}` };
  scrape = (await server.app.inject({ url: '/metrics', headers })).body;
  samples = samplesOf(scrape);
});

afterAll(() => server.close());

it('has exactly the metrics that docs/DEPLOY.md lists', () => {
  const served = [...scrape.matchAll(/^# TYPE fourgood_(\w+)/gm)].map(([, name]) => name);
  expect(new Set(listed())).toEqual(new Set(served));
});

describe.each([
  ['the dashboard', 'deploy/grafana/fourgood.json', 30, 15],
  ['the alerts', 'deploy/prometheus/alerts.yml', 14, 12],
  ['the tests of the alerts', 'deploy/prometheus/alerts.test.yml', 20, 0],
])('in %s', (_what, path, least, leastGroupings) => {
  const text = fileText(path).replaceAll(String.raw`\"`, '"');
  const used = [...text.matchAll(/\b((?:fourgood|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)];

  it('every metric exists, with the labels and values that it is asked for', () => {
    expect(used.length).toBeGreaterThanOrEqual(least);
    for (const [, name = '', selector = ''] of used) {
      expect(samples.has(name), name).toBe(true);
      for (const [matcher = '', label = '', is = '', value = ''] of selector.matchAll(matchers)) {
        const isKnown =
          ofPrometheus.has(label) || hasValue(samples.get(name)?.get(label), is, value);
        expect(isKnown, `${name}{${matcher}}`).toBe(true);
      }
    }
  });

  it('every label that it groups by exists', () => {
    const known = new Set([...samples.values()].flatMap((labels) => [...labels.keys()]));
    const groupings = [...text.matchAll(/\bby \(([^)]*)\)/g)];
    expect(groupings.length).toBeGreaterThanOrEqual(leastGroupings);
    for (const [, list = ''] of groupings)
      for (const label of list.split(/,\s*/))
        expect([label, known.has(label) || ofPrometheus.has(label)]).toEqual([label, true]);
  });
});

it('tests every alert', () => {
  const rules = [...fileText('deploy/prometheus/alerts.yml').matchAll(/- alert: (\w+)/g)];
  const tests = fileText('deploy/prometheus/alerts.test.yml');
  expect(rules.length).toBeGreaterThanOrEqual(14);
  for (const [, name = ''] of rules)
    expect(tests).toMatch(new RegExp(`alertname: ${name}\\s+eval_time: \\S+\\s+exp_alerts:\\s+- `));
});

/** What Prometheus itself adds to every sample. */
const ofPrometheus = new Set(['job', 'instance']);

const matchers = /(\w+)(=~?)\s*"([^"]*)"/g;

/** Statuses of a test are not all served by it; buckets are ours to choose in its series. */
function hasValue(values: Set<string> | undefined, operator: string, value: string): boolean {
  if (!values) return false;
  const isOpen = [...values].every((one) => /^(?:[\d.]+|\+Inf)$/.test(one));
  return isOpen || operator === '=~' || values.has(value);
}

function samplesOf(text: string): Samples {
  const all: Samples = new Map();
  for (const [, name = '', list = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? /gm)) {
    const labels = all.get(name) ?? new Map<string, Set<string>>();
    all.set(name, labels);
    for (const [, label = '', value = ''] of list.matchAll(/(\w+)="([^"]*)"/g))
      labels.set(label, (labels.get(label) ?? new Set()).add(value));
  }
  return all;
}

/** The names in the first column of the table, without their labels. */
function listed(): string[] {
  const rows = fileText('docs/DEPLOY.md').split('| metric `fourgood_…` |')[1]?.split('\n\n', 1)[0];
  const cells = rows?.split('\n').slice(2) ?? [];
  return cells.flatMap((row) =>
    [...(row.split(' | ', 1)[0] ?? '').matchAll(/`(\w+)/g)].map(([, name]) => name ?? ''),
  );
}

function fileText(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
}
