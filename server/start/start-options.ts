import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { ConfigError, wrong } from '../config/config-error.ts';

/** What the command line of `npm start` says. */
export interface StartOptions {
  /** Serve the web bundle from source, with hot reload. */
  develop: boolean;
  /** Delete the embedded database first. */
  reset: boolean;
  /** How many processes serve, next to the one that starts them; null: this process serves itself. */
  workers: Workers | null;
}

export interface Workers {
  count: number;
  /** One for each processor, or as many as the embedded database has connections for. */
  isAuto: boolean;
}

/** More than any machine has processors to spare for; a typing error otherwise. */
const maxWorkers = 256;

const example = 'npm start -- --workers 2';

/** @throws ConfigError */
export function parseStartOptions(args: string[]): StartOptions {
  const { dev, reset, workers } = read(args);
  if (dev && workers !== undefined)
    throw new ConfigError(`--workers: cannot be combined with --dev. For example: ${example}`);
  return {
    develop: dev,
    reset,
    workers: workers === undefined ? null : parseWorkers(workers),
  };
}

function read(args: string[]) {
  try {
    const options = {
      dev: { type: 'boolean', default: false },
      reset: { type: 'boolean', default: false },
      workers: { type: 'string' },
    } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    const { message } = error as Error; // parseArgs throws nothing else
    if (message.includes('--workers')) throw wrongWorkers('needs a number');
    throw new ConfigError(`${message.split('. ', 1)[0]}. For example: npm start -- --reset`);
  }
}

function parseWorkers(given: string): Workers {
  if (given === 'auto') return { count: availableParallelism(), isAuto: true };
  const count = Number(given);
  if (/^\d+$/.test(given) && count >= 1 && count <= maxWorkers) return { count, isAuto: false };
  throw wrongWorkers(`"${given}" is not a whole number from 1 to ${maxWorkers}, or auto`);
}

function wrongWorkers(what: string): ConfigError {
  return wrong('--workers', what, example);
}
