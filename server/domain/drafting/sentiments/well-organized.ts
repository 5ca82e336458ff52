import { adjectives, predicates, statements } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const wellOrganized: Sentiment = {
  label: 'Well organized',
  stage: 'visit',
  topic: 'logistics',
  phrases: [
    ...adjectives({ organized: 26 }),
    ...predicates({
      'well organized': 30,
      'very well organized': 8,
    }),
    ...statements({
      'everything was well organized': 12,
      'everything was very well organized': 6,
      'everything was {very}organized': 5,
    }),
  ],
  reflectedBy: [/\b(?:organiz|smooth)/i],
  saidBy: /\borganized\b/i,
};
