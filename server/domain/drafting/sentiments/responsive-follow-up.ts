import { actions, predicates } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const responsiveFollowUp: Sentiment = {
  label: 'Responsive follow-up',
  stage: 'followUp',
  topic: 'logistics',
  phrases: [
    ...actions({
      'followed up quickly': 18,
      'followed up with me quickly': 10,
      'followed up {very}quickly': 7,
      'followed up with me {very}quickly': 3,
      'got back to me quickly': 3,
      'got back to me {very}quickly': 3,
    }),
    ...predicates({
      'quick to follow up': 6,
      '{very}quick to follow up': 2,
      'good about following up': 2,
      '{very}good about following up': 1,
      'quick to get back to me': 3,
    }),
  ],
  reflectedBy: [/\b(?:follow(?:ed|ing|s)?[- ]?up|(?:got|get) back to)/i],
};
