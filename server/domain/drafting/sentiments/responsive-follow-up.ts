import { actions, predicates } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const responsiveFollowUp: Sentiment = {
  label: 'Responsive follow-up',
  stage: 'followUp',
  topic: 'logistics',
  phrases: [
    ...actions({
      'followed up quickly': 16,
      'followed up with me quickly': 8,
      'got back to me quickly': 10,
      'got back to me really quickly': 3,
    }),
    ...predicates({ 'quick to follow up': 7 }),
  ],
  reflectedBy: [/\b(?:follow(?:ed|ing|s)?[- ]?up|(?:got|get) back to)/i],
  saidBy: /\b(?:followed[- ]up|got back to (?:me|us))\b/i,
};
