import { actions, predicates } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const responsiveFollowUp: Sentiment = {
  label: 'Responsive follow-up',
  stage: 'followUp',
  topic: 'logistics',
  phrases: [
    ...actions({
      'followed up quickly': 14,
      'followed up with me quickly': 10,
      'followed up {very}quickly': 7,
      'followed up with me {very}quickly': 3,
      'followed up promptly': 9,
      'followed up with me promptly': 5,
      'got back to me quickly': 6,
      'got back to me {very}quickly': 3,
      'got back to me promptly': 2,
    }),
    ...predicates({
      'quick to follow up': 7,
      '{very}quick to follow up': 3,
      'good about following up': 5,
      '{very}good about following up': 3,
      'quick to get back to me': 7,
    }),
  ],
  reflectedBy: [/\b(?:follow(?:ed|ing|s)?[- ]?up|(?:got|get) back to)/i],
};
