import { ConfigError } from '../config/config-error.ts';
import { initialKeys, type StoredKeys } from '../config/app-keys.ts';
import { secretPath, type AppSecret } from '../config/app-secrets.ts';
import { seal, unseal } from '../config/seal.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/client.ts';
import {
  deleteOlderKeyChecks,
  lockKeyChecks,
  readKeyChecks,
  replaceKeyChecks,
  storeKeyCheck,
  type KeyCheck,
} from '../db/key-check.ts';
import { readSealedEmails } from '../db/outbox-content.ts';
import { logSecurityEvent } from '../domain/security-event.ts';
import { openEmail } from '../email/envelope.ts';
import { countUnreadableEmails } from '../email/reseal-emails.ts';

type KeyContext = Pick<Context, 'config' | 'db' | 'keys' | 'log'>;

/**
 * Uses the keys that this database stores, encrypted with APP_SECRET or an earlier one, and stores them with
 * the current one. The first start stores those that its secret gives; of processes that start together with
 * different ones, the first one's count.
 * @throws ConfigError if the data was written with none of the known secrets
 */
export async function checkKeys(ctx: KeyContext): Promise<void> {
  const { keys } = ctx;
  const [current] = keys.secrets;
  const { stored, isRotated, retired } = await ctx.db.transaction(async (tx) => {
    await lockKeyChecks(tx);
    const checks = await readKeyChecks(tx);
    const base = await findSecret(ctx, tx, checks);
    const keysOfBase = openKeys(base, checks);
    const isNew = await storeKeyCheck(tx, sealKeys(current, keysOfBase));
    const ids = keys.secrets.map(({ id }) => id);
    return {
      stored: keysOfBase,
      isRotated: isNew && base !== current,
      retired: await deleteOlderKeyChecks(tx, current.id, ids),
    };
  });
  keys.use(stored);
  if (isRotated) logSecurityEvent(ctx, 'secret-rotated');
  if (retired > 0) logSecurityEvent(ctx, 'secret-retired');
}

/**
 * Uses the stored keys if a known secret fits, for commands that work without one.
 * @returns false if none fits
 */
export async function adoptStoredKeys({
  db,
  keys,
}: Pick<KeyContext, 'db' | 'keys'>): Promise<boolean> {
  const checks = await readKeyChecks(db);
  const known = knownSecret(keys.secrets, checks);
  if (known) keys.use(openKeys(known, checks));
  return known !== undefined || checks.length === 0;
}

/**
 * Takes the current APP_SECRET as the only one of this database from now on, for when the earlier one is
 * lost or has become known: all keys start over.
 * @returns how many waiting emails cannot be read with it
 */
export async function acceptKeys(ctx: KeyContext): Promise<number> {
  const [current] = ctx.keys.secrets;
  const initial = initialKeys(current);
  await ctx.db.transaction(async (tx) => {
    await lockKeyChecks(tx);
    await replaceKeyChecks(tx, sealKeys(current, initial));
  });
  ctx.keys.use(initial);
  logSecurityEvent(ctx, 'secret-replaced');
  return countUnreadableEmails(ctx);
}

/** The newest known secret that this data can be used with. @throws ConfigError */
async function findSecret(
  ctx: KeyContext,
  tx: Db,
  checks: readonly KeyCheck[],
): Promise<AppSecret> {
  const { secrets } = ctx.keys;
  const known =
    checks.length > 0 ? knownSecret(secrets, checks) : await secretOfNewestEmail(ctx, tx);
  if (known) return known;
  throw otherSecret(ctx);
}

function knownSecret(
  secrets: readonly AppSecret[],
  checks: readonly KeyCheck[],
): AppSecret | undefined {
  return secrets.find(({ id }) => checks.some(({ digest }) => digest === id));
}

/**
 * For an installation from before there was a digest. Only the newest email counts: older ones may be left
 * from an earlier change of the secret.
 */
async function secretOfNewestEmail({ keys }: KeyContext, tx: Db): Promise<AppSecret | undefined> {
  const [newest] = await readSealedEmails(tx, { most: 1 });
  if (!newest) return keys.secrets[0];
  return keys.secrets.find((secret) => {
    try {
      openEmail([secret], newest);
      return true;
    } catch {
      return false;
    }
  });
}

const label = 'stored keys';

function sealKeys(secret: AppSecret, keys: StoredKeys): KeyCheck {
  return { digest: secret.id, keys: seal(secret.key('stored-keys'), label, keys) };
}

function openKeys(secret: AppSecret, checks: readonly KeyCheck[]): StoredKeys {
  const sealed = checks.find(({ digest }) => digest === secret.id)?.keys;
  if (!sealed) return initialKeys(secret);
  return unseal(secret.key('stored-keys'), label, sealed) as StoredKeys; // only `sealKeys` writes them
}

function otherSecret({ config: { secret, dataDir } }: KeyContext): ConfigError {
  const what =
    secret.kind === 'given'
      ? 'was written with a different one. Restore that one'
      : `was not written with the secret in ${secretPath(dataDir)}. Restore the original secret`;
  return new ConfigError(
    `APP_SECRET: the data in this database ${what}; if it is lost, run "npm run admin -- accept-secret" (see docs/DEPLOY.md).`,
  );
}
