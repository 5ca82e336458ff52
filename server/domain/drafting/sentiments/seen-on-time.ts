import { actions, feelings } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const seenOnTime: Sentiment = {
  label: 'Seen on time',
  stage: 'arrival',
  topic: 'logistics',
  phrases: [
    ...actions({
      'saw me right on time': 3,
      'saw me on time': 8,
      'got me in on time': 10,
      'got me in right on time': 8,
    }),
    ...feelings({
      'was seen on time': 5,
      'was seen right on time': 4,
    }),
  ],
  reflectedBy: [/\b(?:on[- ]time|at (?:my|our) appointment time)\b/i],
  saidBy: /\bon[- ]time\b/i,
};
