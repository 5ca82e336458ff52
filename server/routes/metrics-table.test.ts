import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { addUsage } from '../db/draft-usage.ts';
import { utcDay } from '../domain/utc-day.ts';
import { startTestServer } from '../testing/test-server.ts';

const token = 'token-for-the-table-of-metrics';
const guide = new URL('../../docs/DEPLOY.md', import.meta.url);

it('has exactly the metrics that docs/DEPLOY.md lists', async () => {
  const server = await startTestServer({ METRICS_TOKEN: token });
  onTestFinished(() => server.close());
  await addUsage(server.ctx.db, utcDay(new Date()), [
    { kind: 'own-refusal', name: 'too-similar', count: 1 },
    { kind: 'fallback', name: 'cut', count: 1 },
  ]);
  const headers = { authorization: `Bearer ${token}` };
  const { body } = await server.app.inject({ url: '/metrics', headers });
  const served = [...body.matchAll(/^# TYPE fourgood_(\w+)/gm)].map(([, name]) => name);
  expect(new Set(listed())).toEqual(new Set(served));
});

/** The names in the first column of the table, without their labels. */
function listed(): string[] {
  const rows = readFileSync(guide, 'utf8').split('| metric `fourgood_…` |')[1]?.split('\n\n', 1)[0];
  const cells = rows?.split('\n').slice(2) ?? [];
  return cells.flatMap((row) =>
    [...(row.split(' | ', 1)[0] ?? '').matchAll(/`(\w+)/g)].map(([, name]) => name ?? ''),
  );
}
