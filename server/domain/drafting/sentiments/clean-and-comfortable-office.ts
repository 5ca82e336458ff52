import { feelings, statements } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const cleanAndComfortableOffice: Sentiment = {
  label: 'Clean and comfortable office',
  stage: 'arrival',
  topic: 'place',
  phrases: [
    ...statements({
      'the office was clean and comfortable': 20,
      'the office was {very}clean and comfortable': 18,
      'the place was clean and comfortable': 7,
      'the place was very clean and comfortable': 4,
      'their office was clean and comfortable': 6,
    }),
    ...feelings({ 'liked how clean and comfortable the office was': 3 }),
  ],
  reflectedBy: [/\bclean/i, /\bcomfort/i],
};
