import { describe, expect, it } from 'vitest';
import { offeredSentiments } from '../../../../contract/sentiments.ts';
import { grammarFaults } from '../../../testing/grammar-faults.ts';
import { checkDraft } from '../guard/guard.ts';
import { readBrief } from '../input/brief.ts';
import { asWe } from '../writer/person.ts';
import type { Phrase } from '../writer/phrase.ts';
import { findSentiment } from './find-sentiment.ts';

describe.each(offeredSentiments)('%s', (label) => {
  const sentiment = findSentiment(label);
  const phrases = sentiment?.phrases ?? [];

  it('is found by its on-screen label, ignoring case', () => {
    expect(sentiment?.label).toBe(label);
    expect(findSentiment(label.toUpperCase())).toBe(sentiment);
  });

  it('has no duplicate phrases', () => {
    expect(phrases.length).toBeGreaterThan(0);
    const named = phrases.map(({ kind, text }) => `${kind}: ${text}`);
    expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
  });

  it.each(phrases)('is expressed by the $kind "$text" alone, which is well formed', (phrase) => {
    expect(phrase.weight).toBeGreaterThan(0);
    for (const said of fillings(phrase)) {
      for (const pattern of sentiment?.reflectedBy ?? []) expect(said).toMatch(pattern);
      expect(said).not.toMatch(/[{}[\]|]| {2}|^ | $|[.!?]$|\b(\w+) \1\b/);
      expect(said).toMatch(/^(?:\p{Ll}|I\b|I')/u);
    }
  });

  it.each(phrases)('passes the guard with the $kind "$text"', (phrase) => {
    const brief = readBrief({ sentiments: [label] });
    for (const said of fillings(phrase)) {
      const text = `I had a good experience. ${asSentence(phrase, said)}`;
      expect(checkDraft(text, brief), text).toEqual([]);
      expect(grammarFaults(text), text).toEqual([]);
    }
  });
});

/** The phrase in both tenses, with and without the intensifier, in the singular and plural. */
function fillings({ text }: Phrase): string[] {
  const tenses = [text, text.replace('{was}', 'is').replace('{were}', 'are')].map((one) =>
    one.replace('{was}', 'was').replace('{were}', 'were'),
  );
  const both = tenses.flatMap((one) => [withoutSlot(one), one.replace('{very}', 'very ')]);
  return [...new Set([...both, ...both.map(asWe)])];
}

/** "a {very}easy process" becomes "an easy process". */
function withoutSlot(text: string): string {
  return text.replace(/\ba \{very\}(?=[aeiou])/, 'an ').replace('{very}', '');
}

function asSentence({ kind }: Phrase, said: string): string {
  switch (kind) {
    case 'adjective':
      return `They were ${said}.`;
    case 'action':
    case 'habit':
      return `They ${said}.`;
    case 'feeling':
      return /^were\b|\b(?:us|our|we)\b/.test(said) ? `We ${said}.` : `I ${said}.`;
    case 'statement':
      return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}.`;
    case 'sentence':
      return said;
  }
}
