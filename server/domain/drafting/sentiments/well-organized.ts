import { actions, adjectives, predicates, statements } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const wellOrganized: Sentiment = {
  label: 'Well organized',
  stage: 'visit',
  topic: 'logistics',
  phrases: [
    ...adjectives({ organized: 26 }),
    ...predicates({
      'well organized': 30,
      '{very}well organized': 18,
      'on top of everything': 6,
      'on top of things': 6,
    }),
    ...actions({
      'kept everything organized': 6,
      'kept everything running smoothly': 8,
      'kept things running smoothly': 7,
    }),
    ...statements({
      'everything was smooth and organized': 2,
      'everything was well organized': 12,
      'everything was {very}well organized': 5,
      'everything was very organized': 3,
      'everything ran smoothly': 9,
      'everything ran {very}smoothly': 5,
      'everything went smoothly': 8,
      'everything went {very}smoothly': 5,
      'my visit went smoothly': 7,
      'the whole visit went smoothly': 6,
      'everything was smooth and well organized': 3,
    }),
  ],
  reflectedBy: [/\b(?:organiz|smooth|on top of)/i],
};
