import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';

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

/** What the server is going to read: a variable of the environment or, if that is unset or empty, of `.env`. */
export function setting(name) {
  const file = inProject('.env');
  const given = process.env[name]?.trim();
  const settings = !given && existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return given || settings[name]?.trim();
}

/** Prints a script's help and exits, if it was requested. */
export function answerHelp(text) {
  if (!process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) return;
  process.stdout.write(`${text.trim()}\n`);
  process.exit(0);
}
