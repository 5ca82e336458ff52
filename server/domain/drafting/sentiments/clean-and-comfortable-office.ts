import { feelings, statements } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const cleanAndComfortableOffice: Sentiment = {
  label: 'Clean and comfortable office',
  stage: 'arrival',
  topic: 'place',
  phrases: [
    ...statements({
      'the office was clean and comfortable': 16,
      'the office was {very}clean and comfortable': 16,
      'the office was clean and {very}comfortable': 9,
      'the place was clean and comfortable': 6,
      'the place was {very}clean and comfortable': 4,
    }),
    ...feelings({
      'liked how clean and comfortable the office was': 5,
      'appreciated how clean and comfortable the office was': 5,
    }),
  ],
  reflectedBy: [/\bclean/i, /\bcomfort/i],
  saidBy: /\bclean\b.*\bcomfortable\b|\bcomfortable\b.*\bclean\b/i,
};
