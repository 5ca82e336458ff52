import { draftStyles, type DraftStyle } from '../../contract/drafting.ts';
import { someFour } from './drafts.ts';

/** What a visitor sends. */
export interface Asked {
  sentiments: readonly string[];
  thankSomeone?: string;
  note?: string;
  style?: DraftStyle;
}

interface Section {
  title: string;
  asked: readonly Asked[];
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

/** What the drafts to read are written from: offered sentiments, and all that may come with them. */
export const sections: readonly Section[] = [
  { title: 'Four offered sentiments', asked: choices('offered', 25) },
  {
    title: 'With somebody to thank',
    asked: choices('thanks', 10).map((one, index) => ({
      ...one,
      thankSomeone: thanked[index % thanked.length] ?? '',
    })),
  },
  {
    title: 'With a sentence of the visitor’s own',
    asked: choices('note', 5).map((one, index) => ({ ...one, note: notes[index] ?? '' })),
  },
  {
    title: 'The same four, five times',
    asked: Array.from({ length: 5 }, () => ({ sentiments: someFour('the same') })),
  },
  {
    title: 'With sentiments in the visitor’s own words',
    asked: ownWords.map((sentiments) => ({ sentiments })),
  },
  {
    title: 'Shorter, longer, and more casual',
    asked: draftStyles.map((style) => ({ sentiments: someFour('style'), style })),
  },
];

function choices(name: string, count: number): Asked[] {
  return Array.from({ length: count }, (_, index) => ({
    sentiments: someFour(`${name} ${index + 1}`),
  }));
}
