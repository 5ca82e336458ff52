import type { Context } from '../context.ts';
import { readSealedEmails, type StoredEmail } from '../db/outbox-content.ts';
import {
  countKeysOfOthers,
  isWithoutKey,
  readKeysOf,
  replaceContent,
  replaceKeys,
  type EmailKey,
} from '../db/outbox-resealing.ts';
import { openEmail, resealKey, sealEmail } from './envelope.ts';

type ResealContext = Pick<Context, 'db' | 'keys'>;

/** Keys in one statement; each has 60 bytes. */
const batch = 500;

/**
 * Encrypts the keys of waiting emails again with the current APP_SECRET, so that earlier ones are no
 * longer needed. Processes may do this at the same time, and while emails are being sent.
 * @returns how many emails that was
 */
export async function resealEmails({ db, keys }: ResealContext): Promise<number> {
  const earlier = keys.secrets.slice(1).map(({ id }) => id);
  if (earlier.length === 0) return 0;
  let resealed = 0;
  let after = 0;
  for (;;) {
    const found = await readKeysOf(db, earlier, { after, most: batch });
    resealed += await replaceKeys(
      db,
      found.flatMap((key) => resealedKey(keys, key)),
    );
    if (found.length < batch) break;
    after = found.at(-1)?.outboxId ?? after;
  }
  return resealed + (await resealOldFormat({ db, keys }));
}

/** Waiting emails that no known secret can open. */
export async function countUnreadableEmails({ db, keys }: ResealContext): Promise<number> {
  const others = await countKeysOfOthers(
    db,
    keys.secrets.map(({ id }) => id),
  );
  const withoutKey = await readSealedEmails(db, { where: isWithoutKey, most: maxCounted });
  return others + withoutKey.filter((email) => open(keys.secrets, email) === undefined).length;
}

/** More emails of an earlier version than this rarely wait, and each may be as long as feedback. */
const maxCounted = 1_000;

/** Emails of earlier versions that need an earlier secret; the others are left as they are. */
async function resealOldFormat({ db, keys }: ResealContext): Promise<number> {
  const [current, ...earlier] = keys.secrets;
  let resealed = 0;
  for (const email of await readSealedEmails(db, { where: isWithoutKey, most: maxCounted })) {
    const value = open(earlier, email);
    if (value === undefined) continue;
    const sealed = sealEmail(current, email.kind, value);
    if (await replaceContent(db, email, sealed)) resealed += 1;
  }
  return resealed;
}

/** None if it cannot be opened: it was damaged. */
function resealedKey({ secrets }: Context['keys'], key: EmailKey): EmailKey[] {
  try {
    return [{ outboxId: key.outboxId, ...resealKey(secrets, key) }];
  } catch {
    return [];
  }
}

function open(secrets: Parameters<typeof openEmail>[0], email: StoredEmail): unknown {
  try {
    return openEmail(secrets, email);
  } catch {
    return undefined;
  }
}
