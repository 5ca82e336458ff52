import { feelings, statements } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const cleanAndComfortableOffice: Sentiment = {
  label: 'Clean and comfortable office',
  stage: 'arrival',
  topic: 'place',
  phrases: [
    ...statements({
      'the office was clean and comfortable': 20,
      'the office was {very}clean and comfortable': 20,
      'the office was clean and {very}comfortable': 12,
      'the place was clean and comfortable': 8,
      'the place was {very}clean and comfortable': 7,
      'their office was clean and comfortable': 9,
      'their office was {very}clean and comfortable': 8,
      'their office was clean and {very}comfortable': 4,
    }),
    ...feelings({
      'liked how clean and comfortable the office was': 2,
      'liked how clean and comfortable their office was': 1,
    }),
  ],
  reflectedBy: [/\bclean/i, /\bcomfort/i],
};
