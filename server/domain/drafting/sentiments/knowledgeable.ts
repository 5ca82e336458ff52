import { actions, adjectives, feelings } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const knowledgeable: Sentiment = {
  label: 'Knowledgeable',
  stage: 'visit',
  topic: 'competence',
  phrases: [
    ...adjectives({ knowledgeable: 60 }),
    ...actions({
      'knew their stuff': 10,
      'really knew their stuff': 12,
      'clearly knew their stuff': 7,
      'knew what they were doing': 5,
      'really knew what they were doing': 9,
      'clearly knew what they were doing': 8,
      'knew exactly what they were doing': 12,
      'knew what they were talking about': 2,
      'really knew what they were talking about': 6,
    }),
    ...feelings({
      'could tell they knew what they were doing': 3,
      'could tell they knew their stuff': 5,
      'appreciated how knowledgeable they were': 6,
      'could tell they really knew their stuff': 6,
    }),
  ],
  reflectedBy: [/\b(?:knowledg|know|knew)/i],
  saidBy: /\b(?:knowledgeable|knows? (?:their|his|her) stuff)\b/i,
};
