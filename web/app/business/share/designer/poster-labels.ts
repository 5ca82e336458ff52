import {
  posterColors,
  type PosterKind,
  type PosterPaper,
} from '../../../../../contract/poster-rules.ts';

export const kindLabels = {
  poster: 'Poster',
  'counter-card': 'Counter card',
  'business-cards': 'Business cards',
  'table-tent': 'Table tent',
} as const satisfies Record<PosterKind, string>;

export const paperLabels = { letter: 'US Letter', a4: 'A4' } as const satisfies Record<
  PosterPaper,
  string
>;

/** What each size is for, and how to print it. */
export const advice: Readonly<Record<PosterKind, Readonly<Record<PosterPaper, string>>>> = {
  poster: {
    letter: 'For a wall or door: one page of 8.5 × 11 inches.',
    a4: 'For a wall or door: one A4 page.',
  },
  'counter-card': {
    letter:
      'For a stand at the front desk: 4 × 6 inches. Print it on photo paper at 100%, or send it to a print shop.',
    a4: 'For a stand at the front desk: A6. Print it on A6 paper at 100%, or send it to a print shop.',
  },
  'business-cards': {
    letter:
      'To hand out: ten cards of 3.5 × 2 inches. Print at 100% on perforated business card sheets, or cut along the marks.',
    a4: 'To hand out: ten cards of 85 × 55 mm. Print at 100% on perforated business card sheets, or cut along the marks.',
  },
  'table-tent': {
    letter: 'For a table or counter: one page, folded into a tent. Readable from both sides.',
    a4: 'For a table or counter: one page, folded into a tent. Readable from both sides.',
  },
};

/** The offered colors by name, in the order of the choices. */
export const colorChoices = Object.entries(posterColors);
