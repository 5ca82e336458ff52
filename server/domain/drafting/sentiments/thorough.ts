import { adjectives, feelings } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const thorough: Sentiment = {
  label: 'Thorough',
  stage: 'visit',
  topic: 'competence',
  phrases: [
    ...adjectives({ thorough: 60 }),
    ...feelings({ 'appreciated how thorough they were': 9 }),
  ],
  reflectedBy: [/\b(?:thorough|detail)/i],
  saidBy: /\bthorough\b(?! (?!and|but|with)\p{L})/iu,
};
