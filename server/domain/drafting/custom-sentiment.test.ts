import { describe, expect, it } from 'vitest';
import { capitaliseSentiment } from '../../../contract/sentiments.ts';
import { writeBuiltinDraft } from './builtin-writer.ts';

/** What ten drafts make of one feeling in the visitor's own words, which arrive as the picker sends them. */
function drafts(
  typed: string,
  more: { thankSomeone?: string; businessName?: string } = {},
): string {
  const sentiments = ['Thorough', capitaliseSentiment(typed)];
  const write = (seed: number) => writeBuiltinDraft({ sentiments, ...more }, `${typed}/${seed}`);
  return Array.from({ length: 40 }, (_, seed) => write(seed)).join('\n');
}

describe('the visitor’s own words stand in a sentence that is right for their shape', () => {
  it.each([
    ['an adjective of people', 'Gentle', /\b(?:were|was) gentle\b/, /\bthe gentle\b/i],
    [
      'an adjective of things',
      'Affordable',
      /\bit was affordable\b/i,
      /\b(?:they|staff|team) (?:was|were) affordable\b/i,
    ],
    ['two adjectives', 'Kind and patient', /\b(?:were|was) kind and patient\b/, /\bthe kind\b/i],
    [
      'an adjective with its complement',
      'Good with kids',
      /\b(?:were|was) good with kids\b/,
      /\bit was good with\b/i,
    ],
    ['a noun phrase', 'Warm smile', /\bthe warm smile\b/i, /\b(?:were|was) warm smile\b/],
    ['a noun phrase with its article', 'A warm smile', /\ba warm smile\b/i, /\bthe a\b/i],
    ['an absence', 'No hidden fees', /\bthere were no hidden fees\b/i, /\bthe no\b/i],
    [
      'a past form of theirs',
      'Made me laugh',
      /\b(?:they|staff|team|people|folks|here|there|met|with) made me laugh\b/i,
      /\bI made me\b/,
    ],
    ['a past form of the visitor’s', 'Felt safe', /\bI felt safe\b/, /\bthey felt safe\b/i],
    [
      'how they were treated',
      'Treated like family',
      /\bI was treated like family\b/,
      /\bthey treated like\b/i,
    ],
    ['a feeling of the place', 'Felt like home', /\bit felt like home\b/i, /\bI felt like home\b/],
    ['a plan', 'Would go back', /\bI would go back\b/, /\bthey would go back\b/i],
    ['a clause', 'They remembered my name', /\bthey remembered my name\b/i, /\bthe they\b/i],
    [
      'a clause about oneself',
      'I felt safe when i came in',
      /\bI felt safe when I came in\b/,
      /\bi felt\b/,
    ],
    [
      'a denial',
      "Didn't rush me",
      /\b(?:they|staff|team|people|here|there) didn't rush me\b/i,
      /\bI didn't rush\b/,
    ],
    ['a title', 'Dr. lee is great', /\bDr\. Lee is great\b/, /dr\. lee/],
    ['a gerund', 'Being heard', /\bbeing heard\b/i, /\bthe being\b/i],
  ])('%s', (_, typed, right, wrong) => {
    expect(drafts(typed)).toMatch(right);
    expect(drafts(typed)).not.toMatch(wrong);
  });

  it.each(['In and out fast', '友好', 'Muy amables', 'Heart of gold', '5 stars', 'Wow'])(
    'says words of no known shape (%s) as they are, apart',
    (typed) => {
      const lower = typed.toLowerCase();
      for (const draft of drafts(typed).split('\n')) {
        expect(draft.toLowerCase()).toMatch(new RegExp(`(?:^|[.!:] )${lower}[.!]`));
      }
    },
  );
});

describe('what is not praise', () => {
  it.each(['Rude staff', 'Long wait', 'Expensive', 'Not friendly'])(
    'is not thanked for: %s',
    (typed) => {
      const core = typed.toLowerCase();
      const thanked = new RegExp(
        `(?:appreciated|liked|grateful|glad|thank|meant)[^.!]*${core}`,
        'i',
      );
      expect(drafts(typed)).not.toMatch(thanked);
    },
  );
});

describe('spelling', () => {
  it('gives a name that is known from elsewhere its capitals back', () => {
    expect(drafts('Loved maria', { thankSomeone: 'Maria' })).toMatch(/\bI loved Maria\b/);
  });

  it('leaves links, numbers to call and symbols out', () => {
    const text = drafts('Kind <b>see</b> www.x.com 555-123-4567 "now" 😊');
    expect(text).not.toMatch(/www|555|[<>"]|😊/);
    expect(text).toMatch(/kind/i);
  });
});
