import { actions, adjectives, feelings } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const friendlyStaff: Sentiment = {
  label: 'Friendly staff',
  stage: 'arrival',
  topic: 'manner',
  phrases: [
    ...adjectives({
      friendly: 44,
      nice: 20,
      welcoming: 14,
      'friendly and welcoming': 6,
      'warm and welcoming': 4,
    }),
    ...actions({ 'made me feel welcome': 12, 'made me feel {very}welcome': 10 }),
    ...feelings({
      'felt welcome': 4,
      'felt {very}welcome': 3,
    }),
  ],
  reflectedBy: [/\b(?:friendl|nice\b|welcom|pleasant|warm\b|pleasure to deal|at home)/i],
  // Not "the hygienist was friendly": one person is not the staff.
  saidBy:
    /^(?:(?:everyone|everybody|they|(?:the |all )?(?:staff|team|people))\b.*|(?:(?:such|so|very|super|really) )*)\b(?:friendly|nice|welcoming)\b(?! (?!staff|team|people|folks|and\b))/i,
};
