import { brand } from '../../../contract/brand.ts';
import { DomainError } from '../domain-error.ts';
import { weaknessOf, type Weakness } from './password-strength.ts';

interface Owner {
  email: string;
  name?: string | undefined;
}

/**
 * Rejects a new password that is easy to guess: one repeated character, only the person's name, their
 * address or our brand, and whatever a cracking program would try in its first million guesses (NIST SP
 * 800-63B, 3.1.1.2; OWASP ASVS 6.2.4, 6.2.11). The contract checks its length.
 * @throws DomainError `invalid_request`, with the reason
 */
export async function checkNewPassword(password: string, owner: Owner): Promise<void> {
  const normal = password.normalize('NFKC');
  const plain = normal.toLowerCase();
  if (plain.trim() === '') {
    throw tooEasy("Your password can't be all spaces");
  }
  if (new Set(plain).size === 1) {
    throw tooEasy("Your password can't be one character repeated");
  }
  const words = ownWords(owner);
  if (isMadeOf(plain, words)) throw tooEasy(sentences.ownWords);
  const weakness = await weaknessOf(normal, words);
  if (weakness !== null) throw tooEasy(sentences[weakness]);
}

const sentences: Record<Weakness, string> = {
  common: 'This password is too common. Please choose another one',
  similar: 'This password is too similar to a common one. Please choose another one',
  decorated:
    'One word with numbers or symbols added is easy to guess. Please use several words instead',
  word: 'A single word is easy to guess. Please use several words instead',
  names: 'Names are easy to guess. Please choose another password',
  dates: 'Dates and years are easy to guess. Please choose another password',
  keyboard: 'Keys that are next to each other are easy to guess. Please choose another password',
  sequences: 'Sequences such as “abc” or “321” are easy to guess. Please choose another password',
  repeats: 'Repeated parts are easy to guess. Please choose another password',
  ownWords: `Your password can't be just your name, email address, or “${brand.name}”, even with numbers added`,
  other: 'This password is easy to guess. Please choose a longer one, such as a few words',
};

function ownWords({ email, name = '' }: Owner): string[] {
  const [local = '', host = ''] = email.split('@');
  const parts = [...local.split(/[^a-z]+/), ...host.split('.'), ...name.split(/\s+/)];
  return [email, local, host, name, ...parts, brand.name].filter((word) => word.length > 1);
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
