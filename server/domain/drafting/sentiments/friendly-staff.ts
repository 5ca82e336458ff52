import { actions, adjectives, feelings } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const friendlyStaff: Sentiment = {
  label: 'Friendly staff',
  stage: 'arrival',
  topic: 'manner',
  phrases: [
    ...adjectives({
      friendly: 44,
      nice: 20,
      welcoming: 14,
      pleasant: 8,
      'friendly and welcoming': 6,
      'nice and friendly': 3,
      'warm and welcoming': 3,
    }),
    ...actions({
      'made me feel welcome': 12,
      'made me feel {very}welcome': 9,
      'made me feel right at home': 2,
    }),
    ...feelings({ 'felt welcome': 9, 'felt {very}welcome': 6 }),
  ],
  reflectedBy: [/\b(?:friendl|nice\b|welcom|pleasant|warm\b|pleasure to deal|at home)/i],
};
