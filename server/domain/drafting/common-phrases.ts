/** Phrases that many patterns share: `{really}` stands for one of these, or for nothing. */
export const commonPhrases: Record<string, string> = {
  really: '[|||really|very|genuinely|truly]',
  truly: '[|||really|truly|genuinely]',
};
