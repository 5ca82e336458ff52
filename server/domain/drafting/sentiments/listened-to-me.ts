import { actions, feelings } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const listenedToMe: Sentiment = {
  label: 'Listened to me',
  stage: 'visit',
  topic: 'competence',
  phrases: [
    ...actions({
      'listened to me': 18,
      'really listened': 14,
      'really listened to me': 16,
      'listened to what I had to say': 5,
      'really listened to what I had to say': 3,
      'took the time to listen': 18,
      'took the time to listen to me': 10,
      'took time to listen': 5,
      'took the time to really listen': 5,
      'made me feel heard': 4,
    }),
    ...feelings({
      'felt heard': 4,
    }),
  ],
  reflectedBy: [/\b(?:listen|heard)/i],
};
