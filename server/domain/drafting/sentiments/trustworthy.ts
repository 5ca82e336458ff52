import { feelings } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const trustworthy: Sentiment = {
  label: 'Trustworthy',
  stage: 'visit',
  topic: 'competence',
  phrases: [
    ...feelings({
      'felt like I could trust them': 4,
      'felt like I could really trust them': 7,
      'felt I could trust them': 4,
      'knew I could trust them': 14,
      'felt like I was in good hands': 12,
      'felt I was in good hands': 4,
      'knew I was in good hands': 10,
    }),
  ],
  reflectedBy: [/\b(?:trust|honest|in good hands)/i],
  saidBy: /\btrust/i,
};
