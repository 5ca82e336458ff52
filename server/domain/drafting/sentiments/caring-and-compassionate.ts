import { actions, adjectives, feelings } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const caringAndCompassionate: Sentiment = {
  label: 'Caring and compassionate',
  stage: 'visit',
  topic: 'manner',
  phrases: [
    ...adjectives({
      caring: 26,
      kind: 22,
      compassionate: 4,
      'kind and caring': 12,
      'caring and compassionate': 10,
      'kind and compassionate': 6,
    }),
    ...actions({
      'took good care of me': 12,
      'took great care of me': 12,
      'took such good care of me': 8,
    }),
    ...feelings({
      'could tell they really cared': 9,
      'could tell they cared': 6,
      'felt like they really cared': 6,
      'felt cared for': 5,
    }),
  ],
  reflectedBy: [/\b(?:car(?:e|es|ed|ing)\b|compassion|kind\b|kindness)/i],
  saidBy: /\b(?:caring|compassionate)\b/i,
};
