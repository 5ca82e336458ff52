import fc from 'fast-check';
import { draftStyles, generateBody } from '../../contract/drafting.ts';
import { capitalizeSentiment, offeredSentiments } from '../../contract/sentiments.ts';
import { graphemeCount, normalizeText } from '../../contract/text.ts';
import { isThankableName } from '../../contract/thanked-name.ts';
import { checkOwnWords } from '../domain/drafting/input/check-own-words.ts';
import type { DraftInput } from '../domain/drafting/input/draft-input.ts';

/** Four offered sentiments, in on-screen order. */
export const fourOffered = fc.subarray([...offeredSentiments], { minLength: 4, maxLength: 4 });

const prototype = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'];

const words =
  `the a I they was is great kind not never didn't don't of Dr. Lee made felt waited 20 5%
  $40 A+ & + / - … ... ! ? , ; : ' " ( ) # * _ ~ ^ = it's y'all é ß ½ ² ™ € ° 1st 24/7 7:30 x K ok :)
  <3 @ dot com www ζ Ж 好 ح ไทย 👍 🇺🇸 is never less go-to zero stars doctor god`.split(/\s+/);

const heap = fc
  .tuple(
    fc.array(
      fc.oneof(
        fc.constantFrom(...prototype, ...words),
        fc.string({ unit: 'grapheme', maxLength: 12 }),
      ),
      { minLength: 1, maxLength: 6 },
    ),
    fc.constantFrom(' ', '', '... '),
  )
  .map(([some, between]) => some.join(between).slice(0, 40));

/** A custom sentiment, from plain to absurd. */
export const typedSentiment = fc
  .oneof(
    fc.constantFrom(
      'Gentle',
      'A warm smile',
      'Made me laugh',
      'They were kind',
      'Ok',
      'Not friendly',
      'Felt at home',
      '友好',
      'No pain',
    ),
    heap,
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.lorem({ maxCount: 5 }),
  )
  .map((text) => capitalizeSentiment(normalizeText(text)))
  .filter((text) => text !== '' && graphemeCount(text) <= 40);

/** A name that the API accepts, or none. */
export const thankedName = fc
  .oneof(
    fc.constantFrom(
      '',
      'Maria',
      'maria',
      "O'Brien",
      'Dr Lee-Jones',
      'Constructor',
      'I',
      'a',
      'Friendly',
      'the whole team',
      '-',
    ),
    fc.string({ unit: fc.constantFrom(...Array.from("abcDEF é’'-Łñ李")), maxLength: 40 }),
  )
  .filter((name) => name === '' || isThankableName(name));

/** Any valid name of a business. */
export const businessName = fc.oneof(
  fc.constantFrom(
    '',
    'Bright Smiles',
    'Downtown Hair Salon',
    'Oak Hill Animal Hospital',
    'eyeCare Plus',
    'Dr. Best’s Pain-Free Dental™ & Co.',
    'smile.com',
    'Yes!',
    '$&',
    '"Quoted" [Inc]',
  ),
  fc.string({ unit: 'grapheme', maxLength: 100 }),
);

/** A note, or none. */
export const addedNote = fc.constantFrom(
  undefined,
  'My daughter was not scared at all',
  'they found a cracked tooth & fixed it the same day!',
  'Parking is behind the building.',
  'went in for a crown, left w/ a smile 😀',
  'Is there a nicer place? I doubt it',
  'i cried a little... happy tears',
);

export const draftStyle = fc.constantFrom(undefined, ...draftStyles);

/** True if the API accepts the input. */
export function isAccepted(input: DraftInput): boolean {
  const { sentiments, thankSomeone, note } = input;
  if (!generateBody.safeParse({ sentiments, thankSomeone, note }).success) return false;
  try {
    checkOwnWords(input);
    return true;
  } catch {
    return false;
  }
}
