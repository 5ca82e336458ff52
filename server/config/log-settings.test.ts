import { pino } from 'pino';
import { expect, it } from 'vitest';
import { formatLines } from './format-lines.ts';
import { logOptions } from './log-options.ts';
import { logLevels, standardLog, type LogSettings } from './log-settings.ts';

it.each(logLevels)('prints %s and above, and records in any case', (level) => {
  const { log, lines } = createLog({ level });
  const children = [log, log.child({}, { redact: [] })];
  for (const child of children) for (const one of logLevels) child[one]('a line');
  const printed = logLevels.slice(logLevels.indexOf(level));
  expect(lines.map(levelOf)).toEqual([...printed, ...printed]);
  lines.length = 0;
  log.child({ reqId: '1' }).info({ securityEvent: 'signed-in' }, 'security event');
  log.info({ lifecycle: 'stopped' }, 'shut down');
  expect(lines).toHaveLength(2);
});

it('leaves out records, too, if nothing is set in development', () => {
  const { log, lines } = createLog(standardLog(false));
  log.info({ securityEvent: 'signed-in' }, 'security event');
  log.warn('a line');
  expect(lines).toHaveLength(1);
});

it('prints pretty lines without the commands of a terminal that a text contains', () => {
  const { log, lines } = createLog({ format: 'pretty' });
  log.info({ field: '\u001b[2J' }, 'one \u001b[2J \u009b2J \\\u001b[2J');
  log.error({ err: new Error('two \u001b[2J') }, 'failed');
  const text = lines.join('').replaceAll(/\u001b\[\d+m/g, ''); // oxlint-disable-line no-control-regex -- colors
  expect(text).toContain('INFO: one ');
  expect(text).toContain('two ');
  expect(text).not.toMatch(/[\u001b\u009b]/); // oxlint-disable-line no-control-regex -- looked for
});

function createLog(settings: Partial<LogSettings>) {
  const lines: string[] = [];
  const all = { ...standardLog(true), ...settings };
  const write = (line: string) => void lines.push(line);
  return { log: pino(logOptions(all), formatLines(all, { write })), lines };
}

function levelOf(line: string): string | undefined {
  return pino.levels.labels[(JSON.parse(line) as { level: number }).level]; // pino's own format
}
