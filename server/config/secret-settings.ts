import { wrong, wrongSecret } from './config-error.ts';
import type { SettingReader } from './setting-reader.ts';
import { weaknessOf } from './weak-secret.ts';

export type SecretConfig = { kind: 'given'; value: string } | { kind: 'file' };

const minLength = 32;
const command = 'openssl rand -base64 48';
/** Earlier versions accepted weak ones. */
const forExisting = 'if there is data already, set APP_SECRET_PREVIOUS to this one';

export function parseSecret(read: SettingReader, production: boolean): SecretConfig {
  const value = read.text('APP_SECRET');
  if (value === undefined) {
    if (production) throw wrongSecret('APP_SECRET', 'required in production', command);
    return { kind: 'file' };
  }
  if (value.length < minLength)
    throw wrongSecret('APP_SECRET', `must have at least ${minLength} characters`, command);
  const weakness = weaknessOf(value);
  if (weakness !== null) throw wrongSecret('APP_SECRET', `${weakness} (${forExisting})`, command);
  return { kind: 'given', value };
}

/** Weak ones are accepted: they have to be replaced. One that contains a comma counts as a whole. */
export function parsePreviousSecrets(read: SettingReader): string[] {
  const whole = read.text('APP_SECRET_PREVIOUS');
  if (whole === undefined) return [];
  const secrets = new Set([...read.list('APP_SECRET_PREVIOUS'), whole]);
  secrets.delete(read.text('APP_SECRET') ?? '');
  const previous = [...secrets].filter(({ length }) => length >= minLength);
  if (previous.length > 0) return previous;
  throw wrong(
    'APP_SECRET_PREVIOUS',
    'must be the secret that APP_SECRET replaces, or several with commas between them',
    'APP_SECRET_PREVIOUS=the-APP_SECRET-from-before',
  );
}
