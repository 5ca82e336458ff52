import { actions, predicates, statements } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const clearExplanations: Sentiment = {
  label: 'Clear explanations',
  stage: 'explanation',
  topic: 'competence',
  phrases: [
    ...actions({
      'explained everything clearly': 20,
      'explained everything very clearly': 8,
      'explained everything well': 7,
      'explained everything really well': 7,
      'explained things clearly': 9,
      'explained things well': 8,
      'explained everything in a way I could understand': 8,
      'explained things in a way I could understand': 7,
      'explained everything in a way that made sense': 6,
      'took the time to explain everything': 18,
      'took the time to explain everything to me': 8,
      'took the time to explain things': 8,
      'made everything easy to understand': 8,
      'made sure I understood everything': 10,
      'walked me through everything': 8,
      'talked me through everything': 5,
    }),
    ...predicates({
      'good at explaining things': 3,
      'great at explaining things': 3,
    }),
    ...statements({
      'everything was explained clearly': 12,
      'everything was clearly explained': 9,
      'everything was explained very clearly': 6,
      'everything was explained well': 2,
      'everything was explained really well': 2,
      'everything was explained in a way I could understand': 1,
    }),
  ],
  reflectedBy: [/\b(?:expla|clear|understand|understood|(?:walked|talked) (?:me|us) through)/i],
  saidBy:
    /\bexplain(?:s|ed) (?:it|things|everything|all|well|so|really|clearly|in)\b|\b(?:clear|great|good) explanations?\b/i,
};
