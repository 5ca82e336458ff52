import { actions, adjectives } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const thorough: Sentiment = {
  label: 'Thorough',
  stage: 'visit',
  topic: 'competence',
  phrases: [
    ...adjectives({ thorough: 60 }),
    ...actions({
      'paid attention to the details': 2,
      'did a thorough job': 12,
      'did a very thorough job': 12,
      'took the time to be thorough': 1,
      'paid attention to detail': 4,
    }),
  ],
  reflectedBy: [/\b(?:thorough|detail)/i],
};
