import { actions, adjectives } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const friendlyStaff: Sentiment = {
  label: 'Friendly staff',
  stage: 'arrival',
  topic: 'manner',
  phrases: [
    ...adjectives({
      friendly: 44,
      nice: 6,
      welcoming: 8,
      'warm and welcoming': 4,
    }),
    ...actions({ 'made me feel welcome': 20, 'made me feel {very}welcome': 12 }),
  ],
  reflectedBy: [/\b(?:friendl|nice\b|welcom|pleasant|warm\b|pleasure to deal|at home)/i],
  // Not "the hygienist was friendly": one person is not the staff.
  saidBy:
    /^(?:(?:everyone|everybody|they|(?:the |all )?(?:staff|team|people))\b.*|(?:(?:such|so|very|super|really) )*)\b(?:friendly|nice|welcoming)\b(?! (?!staff|team|people|folks|and\b))/i,
};
