import { adjectives, feelings } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const trustworthy: Sentiment = {
  label: 'Trustworthy',
  stage: 'visit',
  topic: 'competence',
  phrases: [
    ...adjectives({ trustworthy: 5, 'honest and trustworthy': 3 }),
    ...feelings({
      'trusted them': 10,
      'felt like I could trust them': 14,
      'knew I could trust them': 9,
      'felt like I was in good hands': 9,
      'knew I was in good hands': 5,
    }),
  ],
  reflectedBy: [/\b(?:trust|honest|in good hands)/i],
};
