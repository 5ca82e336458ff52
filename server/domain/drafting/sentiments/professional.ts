import { actions, adjectives, statements } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const professional: Sentiment = {
  label: 'Professional',
  stage: 'visit',
  topic: 'manner',
  phrases: [
    ...adjectives({ professional: 90 }),
    ...actions({ 'handled everything professionally': 8 }),
    ...statements({ 'everything was very professional': 4 }),
  ],
  reflectedBy: [/\bprofessional/i],
};
