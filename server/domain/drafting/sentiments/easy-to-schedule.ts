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
      'scheduling was a breeze': 4,
      'scheduling my appointment was easy': 8,
      'scheduling my appointment was {very}easy': 4,
      'scheduling an appointment was easy': 8,
      'scheduling an appointment was {very}easy': 5,
      'it was easy to schedule an appointment': 9,
      'it was {very}easy to schedule an appointment': 7,
      'it was easy to schedule my appointment': 4,
      'it was easy to get an appointment': 10,
      'it was {very}easy to get an appointment': 7,
      'it was easy to make an appointment': 8,
      'it was {very}easy to make an appointment': 5,
      'making an appointment was easy': 8,
      'making an appointment was {very}easy': 6,
      'making my appointment was easy': 3,
      'getting an appointment was easy': 8,
      'getting an appointment was {very}easy': 5,
    }),
    ...actions({
      'made scheduling easy': 12,
      'made scheduling {very}easy': 10,
      'made it easy to schedule an appointment': 6,
      'made it {very}easy to schedule an appointment': 3,
      'made it easy to get an appointment': 8,
      'made it {very}easy to get an appointment': 4,
    }),
  ],
  reflectedBy: [
    /\b(?:schedul|appointment)/i,
    /\b(?:easy|easily|simple|breeze|no (?:trouble|problem))\b/i,
  ],
  denies: /\bno (?:trouble|problem)\b/i,
};
