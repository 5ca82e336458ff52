import { actions, adjectives, feelings } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const treatedWithRespect: Sentiment = {
  label: 'Treated with respect',
  stage: 'visit',
  topic: 'manner',
  phrases: [
    ...adjectives({
      respectful: 34,
      'polite and respectful': 8,
    }),
    ...actions({
      'treated me with respect': 36,
      'treated me with respect the whole time': 6,
      'made me feel respected': 14,
    }),
    ...feelings({
      'felt respected': 14,
      'felt respected the whole time': 7,
      'was treated with respect': 20,
      'was treated with respect the whole time': 4,
    }),
  ],
  reflectedBy: [/\b(?:respect|courte|polite)/i],
};
