import { draftStyles, type DraftStyle } from '../../contract/drafting.ts';
import { pickFour } from './drafts.ts';

/** A visitor's request. */
export interface DraftRequest {
  sentiments: readonly string[];
  thankSomeone?: string;
  note?: string;
  style?: DraftStyle;
}

interface Section {
  title: string;
  requests: readonly DraftRequest[];
}

const thanked = ['Maria Lopez', 'Sam', "Dr. O'Neill", 'Jo-Anne', 'Mr. Dickson', 'Priya'];

const notes = [
  'My daughter wasn’t scared at all',
  'they found a cracked tooth that two other dentists had missed',
  'Parking is behind the building.',
  'I used to dread the dentist',
  'got my crown done in one visit 😀',
];

const ownWords: readonly (readonly string[])[] = [
  ['Great with kids', 'Friendly staff', 'Thorough', 'Seen on time'],
  ['They remembered my name', 'Professional', 'Helpful', 'Clear explanations'],
  ['Fair prices', 'Knowledgeable', 'Trustworthy', 'Easy to schedule'],
  ['Gentle hands', 'Put me at ease', 'Attentive', 'Seen on time'],
  ['not pushy', 'Listened to me', 'Knowledgeable', 'Clean and comfortable office'],
  ['easy parking', 'Well organized', 'Never felt rushed', 'Friendly staff'],
  ['long wait but worth it', 'Thorough', 'Clear explanations', 'Caring and compassionate'],
  ["Didn't judge me", 'Treated with respect', 'Caring and compassionate', 'Thorough'],
  ['good w/ nervous patients', 'no pain', 'Professional', 'Responsive follow-up'],
  ['Dr. Kim is amazing', 'made me laugh', 'Helpful', 'Clean and comfortable office'],
  ['a little pricey', 'took my insurance', 'Attentive', 'Trustworthy'],
  ['calm', 'Patient', 'explained my x-rays', 'Worth the drive'],
];

/** The inputs of the sample drafts: offered sentiments, and everything that may come with them. */
export const sections: readonly Section[] = [
  { title: 'Four offered sentiments', requests: choices('offered', 25) },
  {
    title: 'With somebody to thank',
    requests: choices('thanks', 10).map((one, index) => ({
      ...one,
      thankSomeone: thanked[index % thanked.length] ?? '',
    })),
  },
  {
    title: 'With a sentence of the visitor’s own',
    requests: choices('note', 5).map((one, index) => ({ ...one, note: notes[index] ?? '' })),
  },
  {
    title: 'The same four, five times',
    requests: Array.from({ length: 5 }, () => ({ sentiments: pickFour('the same') })),
  },
  {
    title: 'With sentiments in the visitor’s own words',
    requests: ownWords.map((sentiments) => ({ sentiments })),
  },
  {
    title: 'Shorter, longer, and more casual',
    requests: draftStyles.map((style) => ({ sentiments: pickFour('style'), style })),
  },
];

function choices(name: string, count: number): DraftRequest[] {
  return Array.from({ length: count }, (_, index) => ({
    sentiments: pickFour(`${name} ${index + 1}`),
  }));
}
