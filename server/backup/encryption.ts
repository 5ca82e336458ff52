import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { BackupKey } from '../config/backup-key.ts';
import { BackupError } from './backup-error.ts';

/**
 * The cost of guessing a passphrase, as a power of two (scrypt's N, with r = 8): 64 MB and a quarter of a
 * second. age's own 18 takes 256 MB, more than a small machine may have beside the app; `BACKUP_KEY` has to be
 * random anyway.
 */
const workFactor = 16;

/** Encrypts a stream in the age format (age-encryption.org/v1), which other tools can decrypt. */
export async function encrypt(
  plain: ReadableStream<Uint8Array>,
  key: BackupKey,
): Promise<ReadableStream<Uint8Array>> {
  const encrypter = new Encrypter();
  if (key.kind === 'passphrase') {
    encrypter.setPassphrase(key.passphrase);
    encrypter.setScryptWorkFactor(workFactor);
  } else {
    for (const recipient of await recipientsOf(key)) encrypter.addRecipient(recipient);
  }
  return encrypter.encrypt(plain);
}

/** @throws BackupError for a key that does not open it */
export async function decrypt(
  encrypted: ReadableStream<Uint8Array>,
  key: BackupKey | null,
): Promise<ReadableStream<Uint8Array>> {
  if (key === null)
    throw new BackupError('This backup is encrypted: set BACKUP_KEY to the key it was made with.');
  if (key.kind === 'recipients')
    throw new BackupError(
      'BACKUP_KEY is a public key, which can only make backups. Set it to the secret key that belongs to it (AGE-SECRET-KEY-1…).',
    );
  try {
    const decrypter = new Decrypter();
    if (key.kind === 'passphrase') decrypter.addPassphrase(key.passphrase);
    else decrypter.addIdentity(key.identity);
    return await decrypter.decrypt(encrypted);
  } catch (error) {
    throw new BackupError('BACKUP_KEY does not open this backup, or its first bytes are damaged.', {
      cause: error,
    });
  }
}

/** A new pair: the public key makes backups, only the secret one opens them. */
export async function makeKeyPair(): Promise<{ publicKey: string; secretKey: string }> {
  const secretKey = await generateX25519Identity();
  return { secretKey, publicKey: await identityToRecipient(secretKey) };
}

async function recipientsOf(
  key: Exclude<BackupKey, { kind: 'passphrase' }>,
): Promise<readonly string[]> {
  return key.kind === 'recipients' ? key.recipients : [await identityToRecipient(key.identity)];
}
