import { actions, adjectives, feelings, predicates } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const caringAndCompassionate: Sentiment = {
  label: 'Caring and compassionate',
  stage: 'visit',
  topic: 'manner',
  phrases: [
    ...adjectives({
      caring: 26,
      kind: 22,
      compassionate: 12,
      'kind and caring': 12,
      'caring and compassionate': 12,
      'kind and compassionate': 7,
    }),
    ...predicates({ 'genuinely caring': 4, 'truly caring': 3 }),
    ...actions({
      'took really good care of me': 5,
      'took good care of me': 12,
      'took such good care of me': 6,
      'really cared': 8,
      'truly cared': 5,
      'genuinely cared': 6,
    }),
    ...feelings({
      'could tell they really cared': 7,
    }),
  ],
  reflectedBy: [/\b(?:car(?:e|es|ed|ing)\b|compassion|kind\b|kindness)/i],
};
