import { describe, expect, it } from 'vitest';
import { cleanOwnWords } from '../input/own-words.ts';
import { answerTo, setPhrases } from './rephrase-set-phrase.ts';

describe('a set phrase', () => {
  it.each(setPhrases)('is answered by its own rule: $example', (rule) => {
    const said = cleanOwnWords(rule.example, { business: undefined, thanked: undefined });
    expect(answerTo(said)?.rule.pattern).toBe(rule.pattern);
  });
});
