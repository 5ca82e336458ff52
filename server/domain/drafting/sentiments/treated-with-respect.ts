import { actions, adjectives, feelings } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const treatedWithRespect: Sentiment = {
  label: 'Treated with respect',
  stage: 'visit',
  topic: 'manner',
  phrases: [
    ...adjectives({ respectful: 40 }),
    ...actions({ 'treated me with respect': 40 }),
    ...feelings({ 'was treated with respect': 14 }),
  ],
  reflectedBy: [/\b(?:respect|courte|polite)/i],
  saidBy: /\b(?:respect|courte|polite)/i,
};
