import { actions, feelings } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const putMeAtEase: Sentiment = {
  label: 'Put me at ease',
  stage: 'visit',
  topic: 'manner',
  phrases: [
    ...actions({
      'put me right at ease': 4,
      'put me at ease': 22,
      'really put me at ease': 10,
      'made me feel at ease': 14,
      'made me feel comfortable': 20,
      'made me feel {very}comfortable': 18,
      'made me feel comfortable the whole time': 5,
    }),
    ...feelings({
      'felt at ease': 12,
      'felt at ease the whole time': 9,
      'felt comfortable': 12,
      'felt {very}comfortable': 16,
      'felt comfortable the whole time': 10,
    }),
  ],
  reflectedBy: [/\b(?:ease|comfortable|relax)/i],
};
