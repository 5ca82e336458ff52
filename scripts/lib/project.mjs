import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';

import { Failure } from './failure.mjs';

/** The repository's folder. */
export const project = resolve(import.meta.dirname, '../..');

/** A path inside the repository. */
export function inProject(...parts) {
  return join(project, ...parts);
}

/** The script behind a package's command, to run with a chosen Node. @throws if it is not installed. */
export function commandOf(name, packageName = name) {
  const file = inProject('node_modules', packageName, 'package.json');
  const { bin } = JSON.parse(readFileSync(file, 'utf8'));
  return join(dirname(file), typeof bin === 'string' ? bin : bin[name]);
}

/** Whether the server is going to run in production mode. */
export function isProduction() {
  return setting('NODE_ENV') === 'production';
}

/**
 * What the server is going to read: a variable of the environment or, if that is unset or empty, of `.env`.
 * One that cannot be read counts as empty: what needs it calls `requireEnvFile`.
 */
export function setting(name) {
  const given = process.env[name]?.trim();
  return given || parseEnv(readEnvFile() ?? '')[name]?.trim();
}

/** @throws Failure if there is a `.env` that this account cannot read */
export function requireEnvFile() {
  if (readEnvFile() !== null) return;
  const file = inProject('.env');
  const group = process.getgid?.();
  throw new Failure(
    `.env: this account cannot read ${file}, so its settings are missing. ` +
      (group === undefined
        ? 'Let this account read it.'
        : `For example: chgrp ${group} '${file}' && chmod 640 '${file}', as root`),
  );
}

/** Null if it cannot be read. */
export function readEnvFile() {
  try {
    return existsSync(inProject('.env')) ? readFileSync(inProject('.env'), 'utf8') : '';
  } catch {
    return null;
  }
}

/** Prints a script's help and exits, if it was requested. */
export function answerHelp(text) {
  if (!process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) return;
  process.stdout.write(`${text.trim()}\n`);
  process.exit(0);
}
