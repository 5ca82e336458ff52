import { actions, feelings } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const listenedToMe: Sentiment = {
  label: 'Listened to me',
  stage: 'visit',
  topic: 'competence',
  phrases: [
    ...actions({
      'listened to me': 14,
      'really listened': 16,
      'really listened to me': 16,
      'took the time to listen': 18,
      'took the time to listen to me': 10,
    }),
    ...feelings({ 'felt listened to': 5 }),
  ],
  reflectedBy: [/\b(?:listen|heard)/i],
  saidBy: /\b(?:listen|heard)/i,
};
