import { statements } from './phrases.ts';
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
    }),
  ],
  reflectedBy: [/\bclean/i, /\bcomfort/i],
};
