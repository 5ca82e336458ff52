import { adjectives } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const helpful: Sentiment = {
  label: 'Helpful',
  stage: 'visit',
  topic: 'manner',
  phrases: [...adjectives({ helpful: 90 })],
  reflectedBy: [/\bhelp/i],
  saidBy: /\bhelpful\b/i,
};
