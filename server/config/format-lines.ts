import { createRequire } from 'node:module';
import type { LogSettings } from './log-settings.ts';

const require = createRequire(import.meta.url);

interface LineWriter {
  write(line: string): unknown;
}

/** Where a log writes its JSON lines, to be printed in the format of the settings. */
export function formatLines({ format }: Pick<LogSettings, 'format'>, to: LineWriter): LineWriter {
  if (format === 'json') return to;
  // Loaded only if it is used: it takes 20 ms of a start.
  const { prettyFactory } = require('pino-pretty') as typeof import('pino-pretty'); // its own types
  const pretty = prettyFactory({
    ignore: 'pid,hostname',
    singleLine: true,
    translateTime: 'SYS:yyyy-mm-dd HH:MM:ss',
  });
  return { write: (line) => to.write(pretty(withoutTerminalCodes(line))) };
}

/**
 * JSON escapes control characters; printed as text, the two that begin a terminal's commands would reach
 * it, in the message of an error for example.
 */
function withoutTerminalCodes(line: string): string {
  return line
    .replaceAll(/\\(?:\\|u001b)/g, (found) => (found === '\\\\' ? found : String.raw`\\u001b`))
    .replaceAll('\u009b', String.raw`\\u009b`);
}
