import { actions, adjectives, feelings } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const knowledgeable: Sentiment = {
  label: 'Knowledgeable',
  stage: 'visit',
  topic: 'competence',
  phrases: [
    ...adjectives({ knowledgeable: 90 }),
    ...actions({
      'knew their stuff': 5,
      'really knew their stuff': 11,
      'clearly knew their stuff': 6,
      'knew what they were doing': 3,
      'really knew what they were doing': 8,
      'clearly knew what they were doing': 7,
      'knew what they were talking about': 2,
      'really knew what they were talking about': 4,
      'clearly knew what they were talking about': 1,
    }),
    ...feelings({
      'could tell they knew what they were doing': 9,
      'could tell they knew their stuff': 7,
      'could tell they really knew their stuff': 4,
    }),
  ],
  reflectedBy: [/\b(?:knowledg|know|knew)/i],
};
