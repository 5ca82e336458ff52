import { feelings } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const trustworthy: Sentiment = {
  label: 'Trustworthy',
  stage: 'visit',
  topic: 'competence',
  phrases: [
    ...feelings({
      'felt like I could trust them': 4,
      'felt like I could really trust them': 10,
      'knew I could trust them': 14,
      'know I can trust them': 8,
      'felt like I was in good hands': 12,
      'knew I was in good hands': 10,
    }),
  ],
  reflectedBy: [/\b(?:trust|honest|in good hands)/i],
  saidBy: /\btrust/i,
};
