import { actions, feelings } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const trustworthy: Sentiment = {
  label: 'Trustworthy',
  stage: 'visit',
  topic: 'competence',
  phrases: [
    ...feelings({
      'felt like I could trust them': 14,
      'felt I could trust them': 3,
      'knew I could trust them': 9,
      'felt like I was in good hands': 10,
      'knew I was in good hands': 6,
      'felt like I could really trust them': 6,
    }),
    ...actions({
      'made me feel like I was in good hands': 4,
    }),
  ],
  reflectedBy: [/\b(?:trust|honest|in good hands)/i],
  saidBy: /\btrust/i,
};
