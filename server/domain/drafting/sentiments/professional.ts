import { adjectives } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const professional: Sentiment = {
  label: 'Professional',
  stage: 'visit',
  topic: 'manner',
  phrases: [...adjectives({ professional: 90 })],
  reflectedBy: [/\bprofessional/i],
  saidBy: /\bprofessional\b/i,
};
