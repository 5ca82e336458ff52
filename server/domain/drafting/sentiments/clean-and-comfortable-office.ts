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
      'the place was clean and comfortable': 4,
      'the place was {very}clean and comfortable': 3,
    }),
  ],
  reflectedBy: [/\bclean/i, /\bcomfort/i],
};
