import { brand } from '../../../contract/brand.ts';
import { DomainError } from '../domain-error.ts';
import { isCommonPassword } from './common-passwords.ts';

interface Owner {
  email: string;
  name?: string | undefined;
}

/**
 * Rejects a new password that is easy to guess: one repeated character, one of the most common passwords,
 * or only the person's name, their address or our brand (NIST SP 800-63B, 3.1.1.2; OWASP ASVS 6.2.4,
 * 6.2.11). The contract checks its length.
 * @throws DomainError `invalid_request`, with the reason
 */
export async function checkNewPassword(password: string, owner: Owner): Promise<void> {
  const plain = password.normalize('NFKC').toLowerCase();
  if (plain.trim() === '') {
    throw tooEasy("Your password can't be all spaces");
  }
  if (new Set(plain).size === 1) {
    throw tooEasy("Your password can't be one character repeated");
  }
  if (isMadeOf(plain, ownWords(owner))) {
    throw tooEasy(`Your password can't be just your name, email address, or “${brand.name}”`);
  }
  if (await isCommonPassword(plain)) {
    throw tooEasy('This password is too common. Please choose another one');
  }
}

function ownWords({ email, name = '' }: Owner): string[] {
  const [local = '', host = ''] = email.split('@');
  return [email, local, host, ...local.split(/[^a-z]+/), name, ...name.split(/\s+/), brand.name];
}

/** Whether nothing is left of a password's letters without those words: `dana-owner-2026` is two names. */
function isMadeOf(password: string, words: string[]): boolean {
  const letters = lettersOf(password);
  const rest = words
    .map((word) => lettersOf(word.normalize('NFKC').toLowerCase()))
    .filter((word) => word.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ''), letters);
  return letters !== '' && rest === '';
}

function lettersOf(text: string): string {
  return text.replace(/\P{L}/gu, '');
}

function tooEasy(sentence: string): DomainError {
  return new DomainError('invalid_request', sentence, { fields: { password: sentence } });
}
