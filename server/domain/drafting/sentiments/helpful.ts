import { actions, adjectives } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const helpful: Sentiment = {
  label: 'Helpful',
  stage: 'visit',
  topic: 'manner',
  phrases: [
    ...adjectives({ helpful: 90 }),
    ...actions({ 'helped me a lot': 5, 'helped me out a lot': 3 }),
  ],
  reflectedBy: [/\bhelp/i],
};
