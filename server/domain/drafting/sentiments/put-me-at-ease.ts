import { actions } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const putMeAtEase: Sentiment = {
  label: 'Put me at ease',
  stage: 'visit',
  topic: 'manner',
  phrases: [
    ...actions({
      'put me at ease': 22,
      'really put me at ease': 12,
      'made me feel at ease': 12,
      'made me feel comfortable': 20,
      'made me feel {very}comfortable': 18,
    }),
  ],
  reflectedBy: [/\b(?:ease|comfortable|relax)/i],
  saidBy: /\b(?:at ease|(?:me|felt)(?: \w+)? comfortable)\b/i,
};
