import { actions, adjectives, predicates } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const helpful: Sentiment = {
  label: 'Helpful',
  stage: 'visit',
  topic: 'manner',
  phrases: [
    ...adjectives({ helpful: 90 }),
    ...predicates({
      'a big help': 8,
      'such a big help': 5,
      'happy to help': 10,
    }),
    ...actions({
      'took the time to help me': 4,
    }),
  ],
  reflectedBy: [/\bhelp/i],
};
