import { actions, statements } from './phrases.ts';
import type { Sentiment } from './sentiment.ts';

export const clearExplanations: Sentiment = {
  label: 'Clear explanations',
  stage: 'explanation',
  topic: 'competence',
  phrases: [
    ...actions({
      'explained everything clearly': 20,
      'explained everything {very}clearly': 12,
      'explained everything well': 6,
      'explained everything {very}well': 8,
      'explained things clearly': 9,
      'explained things {very}clearly': 5,
      'explained everything in a way I could understand': 9,
      'explained things in a way I could understand': 7,
      'explained everything in a way that made sense': 6,
      'took the time to explain everything': 18,
      'took the time to explain everything clearly': 6,
      'took the time to explain things': 8,
      'took the time to explain things clearly': 4,
      'made everything easy to understand': 8,
      'made sure I understood everything': 10,
      'walked me through everything': 8,
    }),
    ...statements({
      'everything was explained clearly': 12,
      'everything was clearly explained': 9,
      'everything was explained {very}clearly': 8,
      'everything was explained well': 4,
      'everything was explained {very}well': 5,
    }),
  ],
  reflectedBy: [/\b(?:expla|clear|understand|understood|walked (?:me|us) through)/i],
};
