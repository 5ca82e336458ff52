import { actions, adjectives, feelings } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const thorough: Sentiment = {
  label: 'Thorough',
  stage: 'visit',
  topic: 'competence',
  phrases: [
    ...adjectives({ thorough: 60 }),
    ...actions({ 'did a thorough job': 3, 'did a very thorough job': 3 }),
    ...feelings({ 'liked how thorough they were': 6, 'appreciated how thorough they were': 6 }),
  ],
  reflectedBy: [/\b(?:thorough|detail)/i],
};
