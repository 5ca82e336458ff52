import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readSecrets, secretPath } from '../config/app-secrets.ts';
import type { Config } from '../config/config.ts';
import { BackupError } from './backup-error.ts';
import type { Head } from './manifest.ts';

type SecretConfig = Pick<Config, 'secret' | 'previousSecrets' | 'dataDir'>;

/** The secret in `DATA_DIR`; null if the environment has it, or none was needed yet. */
export async function readSecretFile({ secret, dataDir }: SecretConfig): Promise<string | null> {
  const path = secretPath(dataDir);
  return secret.kind === 'file' && existsSync(path) ? readFile(path, 'utf8') : null;
}

/**
 * Whether the secret in the backup has to be restored: false if a known one fits the data.
 * @throws BackupError if neither does
 */
export function needsSecretOf(head: Head, config: SecretConfig): boolean {
  const isKnown = config.secret.kind === 'given' || existsSync(secretPath(config.dataDir));
  const known = isKnown ? readSecrets(config).map(({ id }) => id) : [];
  if (known.some((id) => head.secrets.includes(id))) return false;
  if (config.secret.kind === 'file' && head.hasSecret) return true;
  if (head.secrets.length === 0) return false; // of an installation that was never started
  const where = head.hasSecret ? ' It is in the backup, as keys/app-secret.' : '';
  throw new BackupError(
    `APP_SECRET is not the one this backup was made with.${where} Set it to that one, or add that one as APP_SECRET_PREVIOUS. If it is lost, add --lost-secret.`,
  );
}

/**
 * The secret in the backup has to fit the data: with another one, the first start would refuse what was
 * restored.
 * @throws BackupError
 */
export function requireSameSecret({ secrets }: Pick<Head, 'secrets'>, value: string): void {
  if (secrets.length === 0) return; // of an installation that was never started
  const secret = { kind: 'given', value } as const;
  const known = readSecrets({ secret, previousSecrets: [], dataDir: '' });
  if (known.some(({ id }) => secrets.includes(id))) return;
  throw new BackupError(
    'The secret in this backup is not the one its data was written with. Set APP_SECRET to that one. If it is lost, add --lost-secret.',
  );
}

/** Writes the secret to `DATA_DIR`. The one of a start before the restore is set aside. */
export async function writeSecretFile({ dataDir }: SecretConfig, secret: string): Promise<void> {
  const path = secretPath(dataDir);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  if (existsSync(path)) await rename(path, `${path}.before-restore`);
  await writeFile(path, secret, { mode: 0o600, flag: 'wx', flush: true });
}
