import { DomainError } from '../../domain-error.ts';
import { findSentiment } from '../sentiments/find-sentiment.ts';
import { isAbusive } from './abuse.ts';
import { mixesAlphabets } from './disguises.ts';
import { readNames, type DraftInput, type Names } from './draft-input.ts';
import { containsIdentityNumber } from './identity-numbers.ts';
import { hasNoWords } from './no-words.ts';
import { cleanOwnWords, containsContact } from './own-words.ts';
import { withoutOrdinaryNumbers } from './ordinary-numbers.ts';
import { refusalOf, type CheckedField } from './refusals.ts';

/**
 * Politely refuses what can't appear in a draft: checks custom sentiments first, then the note. The
 * thanked name is never checked.
 * @throws DomainError `invalid_request`, with the message in `fields.sentiments` or `fields.note`
 */
export function checkOwnWords(input: DraftInput): void {
  const names = readNames(input);
  const custom = input.sentiments.filter((sentiment) => !findSentiment(sentiment));
  for (const text of custom) check(text, 'sentiments', names);
  if (input.note?.trim()) check(input.note, 'note', names);
}

function check(text: string, field: CheckedField, names: Names): void {
  const reason = findReason(text, field, names);
  if (reason === undefined) return;
  const sentence = refusalOf(reason, field, text);
  throw new DomainError('invalid_request', sentence, { fields: { [field]: sentence } });
}

function findReason(text: string, field: CheckedField, names: Names) {
  if (isAbusive(text)) return 'abuse';
  if (containsIdentityNumber(text)) return 'identity';
  // A note is prose and keeps its numbers; cleaning removes long ones from a sentiment.
  if (containsContact(field === 'note' ? withoutOrdinaryNumbers(text) : text)) return 'contact';
  if (mixesAlphabets(text)) return 'alphabets';
  if (code.test(text)) return 'code';
  if (hasNoWords(text, cleanOwnWords(text, names))) return 'no words';
  return undefined;
}

/** Tags, braces, backticks and the like, which no draft may contain. */
const code = /<\s*[/!|a-z]|[{}\\]|(?<!\p{L})`|`(?!\p{L})|\[\[|\]\]|=>|\(\)/iu;
