import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { SECOND } from '../../../contract/durations.ts';
import { createDeadline } from '../deadline.ts';
import { createBestEffort } from './best-effort.ts';

/** The messages logged when the work fails with each error in turn. */
async function logged(...errors: Error[]): Promise<string[]> {
  const lines: string[] = [];
  const bestEffort = createBestEffort(
    pino({}, { write: (line: string) => lines.push(line) }),
    () => false,
  );
  for (const error of errors) {
    const given = await bestEffort(
      createDeadline(SECOND),
      () => Promise.reject(error),
      () => 'without',
    );
    expect(given).toBe('without');
  }
  return lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
}

describe('best-effort work', () => {
  it('logs an outage once', async () => {
    const outage = new Error('timeout exceeded when trying to connect');
    expect(await logged(outage, outage)).toEqual(['drafts are given without the database']);
  });

  it('logs every programming error, and does not count it as an outage', async () => {
    const mistake = new TypeError('rules.find is not a function');
    const outage = new Error('connect ECONNREFUSED');
    expect(await logged(mistake, outage, mistake)).toEqual([
      'a draft was written again, without its memory',
      'drafts are given without the database',
      'a draft was written again, without its memory',
    ]);
  });
});
