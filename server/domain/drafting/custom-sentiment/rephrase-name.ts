import type { Phrase } from '../writer/phrase.ts';
import { properNouns } from '../input/proper-nouns.ts';
import { isNoun } from './lexicon/known-words.ts';
import { textOf, type TokenizedText } from './tokenized-text.ts';
import { statement } from './phrases.ts';

/** "Dr. Kim", "Maria", "Jen and Ashley", "Kayla at the front desk" */
export function rephraseName(text: TokenizedText): Phrase[] | undefined {
  const said = textOf(text);
  const [, name = '', title = ''] = withTitle.exec(said) ?? [];
  if (name !== '') return [statement(`${name}, ${title}, {was} great`)];
  const [, names, place = ''] = nameAlone.exec(said) ?? [];
  if (names === undefined || isThing(names.toLowerCase())) return undefined;
  const verb = / and /.test(names) ? '{were}' : '{was}';
  return [statement(`${names}${place} ${verb} great`)];
}

function isThing(names: string): boolean {
  return isNoun(names) || properNouns.has(names.split(' ')[0] ?? '');
}

const person = String.raw`(?:(?:Dra?|Mrs?|Ms|Prof|Mx)\. |Nurse |Doctor |Miss |Coach |Big |Little )?\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)?`;
/** "Mr. Thompson the owner" */
const withTitle = new RegExp(
  String.raw`^(${person}),? ((?:the|my|our) (?:owner|manager|barber|stylist|hygienist|nurse|dentist|doctor|groomer|trainer|therapist|receptionist|tech|PT|vet|midwife|coach|teacher|mechanic|chef))$`,
  'u',
);
const nameAlone = new RegExp(
  String.raw`^(${person}(?: and (?:${person}|(?:(?:his|her|their|the|your) (?:\p{L}+ )?)?(?:staff|team|crew|office|assistant|nurse)))?|my (?:barber|stylist|therapist|hygienist|nurse|dentist|doctor|groomer|trainer|coach|tech) ${person})( (?:at the (?:front desk|front|desk|counter)|in the back|up front))?$`,
  'u',
);
