import { wrong } from './config-error.ts';
import type { SettingReader } from './setting-reader.ts';
import { weaknessOf } from './weak-secret.ts';

/**
 * What encrypts and opens backups: public keys, which can only encrypt, the secret key that belongs to one, or
 * a passphrase, which does both.
 */
export type BackupKey =
  | { kind: 'recipients'; recipients: string[] }
  | { kind: 'identity'; identity: string }
  | { kind: 'passphrase'; passphrase: string };

const minLength = 24;
const example = 'BACKUP_KEY=age1… (npm run backup -- --new-key makes one)';

/** @throws ConfigError for a key with a typing error, or a passphrase that can be guessed */
export function parseBackupKey(read: SettingReader): BackupKey | null {
  const value = read.text('BACKUP_KEY');
  if (value === undefined) return null;
  if (/^age1/i.test(value)) {
    const recipients = read.list('BACKUP_KEY');
    if (recipients.every((one) => /^age1[02-9ac-hj-np-z]{58}$/.test(one)))
      return { kind: 'recipients', recipients };
    throw wrong('BACKUP_KEY', 'is not a complete public key', example);
  }
  if (/^AGE-SECRET-KEY-/i.test(value)) {
    if (/^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/.test(value))
      return { kind: 'identity', identity: value };
    throw wrong('BACKUP_KEY', 'is not a complete secret key', example);
  }
  if (value.length < minLength)
    throw wrong('BACKUP_KEY', `a passphrase must have at least ${minLength} characters`, example);
  const weakness = weaknessOf(value);
  if (weakness !== null) throw wrong('BACKUP_KEY', weakness, example);
  return { kind: 'passphrase', passphrase: value };
}
