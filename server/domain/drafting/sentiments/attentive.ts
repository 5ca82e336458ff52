import { adjectives } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const attentive: Sentiment = {
  label: 'Attentive',
  stage: 'visit',
  topic: 'manner',
  phrases: adjectives({ attentive: 90 }),
  reflectedBy: [/\b(?:attenti)/i],
  saidBy: /\battentive\b/i,
};
