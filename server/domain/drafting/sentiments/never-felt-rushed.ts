import { actions, feelings } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const neverFeltRushed: Sentiment = {
  label: 'Never felt rushed',
  stage: 'visit',
  topic: 'competence',
  phrases: [
    ...feelings({
      'never felt rushed': 34,
      "didn't feel rushed": 18,
      "didn't feel rushed at all": 14,
    }),
    ...actions({
      'took their time with me': 18,
      'really took their time with me': 12,
      'never rushed me': 10,
      "didn't rush me": 8,
      "didn't rush me at all": 8,
      'never made me feel rushed': 4,
    }),
  ],
  reflectedBy: [/\b(?:rush|took their time|time (?:I|we) needed)/i],
  denies: /\b(?:rush|rushed|rushing|hurried)\b/i,
  saidBy: /\b(?:rush|took their time|time (?:I|we) needed)/i,
};
