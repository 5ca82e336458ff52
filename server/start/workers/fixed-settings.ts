import { createHash } from 'node:crypto';
import { ConfigError } from '../../config/config-error.ts';
import type { Config } from '../../config/config.ts';

/**
 * Settings that all processes have to share, as digests, since some are secret: with two databases or two
 * ports at once, people would see two installations. Other settings may change from worker to worker.
 */
export function fixedSettings(config: Config): Record<string, string> {
  const { production, port, host, dataDir, database } = config;
  const fixed = {
    NODE_ENV: production ? 'production' : 'development',
    PORT: String(port),
    HOST: host,
    DATA_DIR: dataDir,
    DATABASE_URL: database.kind === 'embedded' ? '' : placeOf(database.url),
  };
  return Object.fromEntries(Object.entries(fixed).map(([name, value]) => [name, digest(value)]));
}

/** @throws ConfigError for the first one that has changed since the start. */
export function refuseChanges(fixed: Record<string, string>, config: Config): void {
  const now = fixedSettings(config);
  const changed = Object.keys(now).find((name) => now[name] !== fixed[name]);
  if (changed !== undefined)
    throw new ConfigError(
      `${changed}: changed since the start, and all workers have to share it. Stop Fourgood and start it again to use the new value.`,
    );
}

/** The database, but not how to sign in to it: a new password may be used right away. */
function placeOf(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  return [hostname, port, pathname, searchParams.get('host'), searchParams.get('port')].join(' ');
}

function digest(value: string): string {
  return createHash('sha256').update(value).digest('base64url');
}
