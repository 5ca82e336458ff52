import { actions, adjectives, feelings, predicates } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const trustworthy: Sentiment = {
  label: 'Trustworthy',
  stage: 'visit',
  topic: 'competence',
  phrases: [
    ...adjectives({ trustworthy: 26, honest: 6, 'honest and trustworthy': 10 }),
    ...predicates({
      'honest with me': 4,
    }),
    ...actions({
      'made me feel like I could trust them': 7,
      'made me feel like I was in good hands': 3,
      'earned my trust': 5,
      'really earned my trust': 1,
    }),
    ...feelings({
      'felt like I could trust them': 14,
      'felt I could trust them': 8,
      'knew I could trust them': 9,
      'felt I was in good hands': 3,
      'knew I was in good hands': 3,
    }),
  ],
  reflectedBy: [/\b(?:trust|honest|in good hands)/i],
};
