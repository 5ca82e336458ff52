import { resolve } from 'node:path';
import { ConfigError } from './config-error.ts';

/**
 * There is a `.env` that this account cannot read: a start with the standard settings would be another
 * installation.
 */
export function unreadableEnvFile(cause: unknown): ConfigError {
  const file = resolve('.env');
  const group = process.getgid?.();
  const todo =
    group === undefined
      ? 'Let this account read it.'
      : `For example: chgrp ${group} '${file}' && chmod 640 '${file}', as root`;
  return new ConfigError(
    `.env: this account cannot read ${file}, so its settings are missing. ${todo}`,
    { cause },
  );
}
