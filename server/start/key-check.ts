import { ConfigError } from '../config/config-error.ts';
import { secretPath } from '../config/app-keys.ts';
import type { Context } from '../context.ts';
import {
  insertKeyCheck,
  readKeyCheck,
  readSealedMessages,
  replaceKeyCheck,
} from '../db/key-check.ts';
import { unseal } from '../email/seal.ts';

type KeyContext = Pick<Context, 'config' | 'db' | 'keys' | 'now'>;

/**
 * Stops the start if APP_SECRET is not the one this database was written with: waiting email could not be
 * read. The first start stores its digest; of processes that start together, the first one's counts.
 * @throws ConfigError
 */
export async function checkKeys(ctx: KeyContext): Promise<void> {
  const { db } = ctx;
  if ((await readKeyCheck(db)) === null) {
    if (!(await fitsNewestEmail(ctx))) throw otherSecret(ctx);
    await insertKeyCheck(db, digestOf(ctx));
  }
  if ((await readKeyCheck(db)) !== digestOf(ctx)) throw otherSecret(ctx);
}

/**
 * Takes the current APP_SECRET as the one of this database from now on, for when the earlier one is lost
 * or was replaced on purpose.
 * @returns how many waiting emails cannot be read with it
 */
export async function acceptKeys(ctx: KeyContext): Promise<number> {
  await replaceKeyCheck(ctx.db, digestOf(ctx), ctx.now());
  const waiting = await readSealedMessages(ctx.db, mostCounted);
  return waiting.filter((message) => !isReadable(ctx, message)).length;
}

/** More emails than this rarely wait, and each may be as long as feedback. */
const mostCounted = 1_000;

function digestOf({ keys }: KeyContext): string {
  return keys.digest('key-check');
}

/**
 * For an installation from before there was a digest. Only the newest email counts: older ones may be left
 * from an earlier change of the secret.
 */
async function fitsNewestEmail(ctx: KeyContext): Promise<boolean> {
  const [newest] = await readSealedMessages(ctx.db, 1);
  return !newest || isReadable(ctx, newest);
}

function isReadable({ keys }: KeyContext, message: { kind: string; payload: Buffer }): boolean {
  try {
    unseal(keys.key('outbox'), message.kind, message.payload);
    return true;
  } catch {
    return false;
  }
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
