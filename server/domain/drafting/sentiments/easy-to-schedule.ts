import { actions, statements } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const easyToSchedule: Sentiment = {
  label: 'Easy to schedule',
  stage: 'booking',
  topic: 'logistics',
  phrases: [
    ...statements({
      'scheduling was easy': 14,
      'scheduling was {very}easy': 12,
      'scheduling my appointment was easy': 8,
      'it was easy to schedule my appointment': 8,
      'it was easy to get an appointment': 10,
      'it was easy to make an appointment': 8,
      'it was easy to book an appointment': 6,
      'making an appointment was easy': 8,
      'making an appointment was very easy': 5,
      'making my appointment was easy': 4,
      'setting up an appointment was easy': 6,
      'it was easy to set up an appointment': 5,
      'booking my appointment was easy': 4,
      'booking an appointment was easy': 4,
    }),
    ...actions({
      'made scheduling easy': 12,
      'made it easy to get an appointment': 8,
      'made it easy to book an appointment': 4,
    }),
  ],
  reflectedBy: [
    /\b(?:schedul|appointment)/i,
    /\b(?:easy|easily|simple|breeze|no (?:trouble|problem))\b/i,
  ],
  denies: /\bno (?:trouble|problem)\b/i,
  saidBy:
    /\b(?:easy|easily|simple|breeze)\b.*\b(?:schedul|appointment)|\bschedul.*\b(?:easy|simple|breeze)\b/i,
};
