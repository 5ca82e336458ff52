import { adjectives, predicates } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const attentive: Sentiment = {
  label: 'Attentive',
  stage: 'visit',
  topic: 'manner',
  phrases: [...adjectives({ attentive: 90 }), ...predicates({ 'attentive to my needs': 2 })],
  reflectedBy: [/\b(?:attenti)/i],
  saidBy: /\battentive\b/i,
};
