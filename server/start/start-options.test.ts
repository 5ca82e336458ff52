import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { ConfigError } from '../config/config-error.ts';
import { parseStartOptions } from './start-options.ts';

it('serves in this process unless told otherwise', () => {
  expect(parseStartOptions([])).toEqual({ develop: false, reset: false, workers: null });
  expect(parseStartOptions(['--dev', '--reset'])).toMatchObject({ develop: true, reset: true });
});

it('takes a number of workers, or as many as there are processors', () => {
  expect(workersOf('--workers', '1')).toEqual({ count: 1, isAuto: false });
  expect(workersOf('--workers=12')).toEqual({ count: 12, isAuto: false });
  expect(workersOf('--workers', 'auto')).toEqual({ count: availableParallelism(), isAuto: true });
});

it.each([
  [['--workers', '0'], '--workers: "0" is not a whole number from 1 to 256, or auto'],
  [['--workers', '257'], '--workers: "257" is not a whole number from 1 to 256, or auto'],
  [['--workers', '1.5'], '--workers: "1.5" is not a whole number from 1 to 256, or auto'],
  [['--workers=two'], '--workers: "two" is not a whole number from 1 to 256, or auto'],
  [['--workers'], '--workers: needs a number'],
  [['--workers', '--reset'], '--workers: needs a number'],
  [['--workers', '-1'], '--workers: needs a number'],
  [['--workers', '2', '--dev'], '--workers: cannot be combined with --dev'],
])('refuses %o with an example', (args, what) => {
  expect(() => parseStartOptions(args)).toThrow(ConfigError);
  expect(() => parseStartOptions(args)).toThrow(`${what}. For example: npm start -- --workers 2`);
});

it.each([[['--worker', '2']], [['2']]])('refuses what it does not know: %o', (args) => {
  expect(() => parseStartOptions(args)).toThrow(/^Un\w+ \w+ '.+'.* For example: npm start/);
});

function workersOf(...args: string[]) {
  return parseStartOptions(args).workers;
}
