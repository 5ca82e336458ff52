import { wordForSymbol } from './no-words.ts';

/** The checked fields of a request, and how messages refer to them. */
const fields = {
  sentiments: 'your own sentiment',
  note: 'what you’d like to add',
} as const;

export type CheckedField = keyof typeof fields;

const sentences = {
  abuse: (words: string) => `Please choose kinder words for ${words}.`,
  identity: (words: string) =>
    `Please leave ID numbers, card numbers, and birth dates out of ${words}.`,
  contact: (words: string) =>
    `Please leave links, email addresses, and phone numbers out of ${words}.`,
  alphabets: (words: string) =>
    `Please retype ${words}: some letters in it come from another alphabet.`,
  code: (words: string) => `Please use plain words, not code, for ${words}.`,
  'no words': (words: string) => `Please put ${words} into words.`,
} as const;

type RefusalReason = keyof typeof sentences;

/** The message for the visitor. A lone heart or thumbs-up gets a suggestion instead. */
export function refusalOf(reason: RefusalReason, field: CheckedField, text: string): string {
  const word = reason === 'no words' ? wordForSymbol(text) : undefined;
  return word === undefined
    ? sentences[reason](fields[field])
    : `Please say it in a word or two, such as “${word}.”`;
}
