import { expect, it } from 'vitest';
import { NotChecked, ok, type Check } from './check.ts';
import { hasFailures, runChecks } from './run-checks.ts';

const check = (title: string, run: Check['run'], limit?: number): Check => ({
  group: 'Machine',
  title,
  run,
  ...(limit !== undefined && { limit }),
});

it('a check that throws, hangs or cannot be made hides no other', async () => {
  const results = await runChecks([
    check('throws', () => {
      throw Object.assign(new Error('canary'), { code: 'EACCES' });
    }),
    check('hangs', () => new Promise(() => {}), 100),
    check('needs', () => Promise.reject(new NotChecked('No database.'))),
    check('works', () => ok('Fine.')),
  ]);
  expect(results).toEqual([
    expect.objectContaining({ state: 'failed', text: 'This check could not be run (EACCES).' }),
    expect.objectContaining({ state: 'failed', text: 'No result within 0.1 seconds.' }),
    expect.objectContaining({ state: 'unknown', text: 'No database.' }),
    { group: 'Machine', title: 'works', state: 'ok', text: 'Fine.' },
  ]);
  expect(hasFailures(results)).toBe(true);
  expect(hasFailures(results.slice(2))).toBe(false);
});
