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
      '{very}well organized': 18,
      'on top of everything': 6,
    }),
    ...statements({
      'everything was well organized': 12,
      'everything was {very}well organized': 5,
      'everything ran smoothly': 9,
      'everything ran {very}smoothly': 5,
    }),
  ],
  reflectedBy: [/\b(?:organiz|smooth|on top of)/i],
};
