import { adjectives, predicates } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const helpful: Sentiment = {
  label: 'Helpful',
  stage: 'visit',
  topic: 'manner',
  phrases: [
    ...adjectives({ helpful: 90 }),
    ...predicates({
      'happy to help': 10,
    }),
  ],
  reflectedBy: [/\bhelp/i],
};
