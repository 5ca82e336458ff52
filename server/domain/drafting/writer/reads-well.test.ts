import { describe, expect, it } from 'vitest';
import { offeredSentiments } from '../../../../contract/sentiments.ts';
import { readBrief } from '../input/brief.ts';
import type { DraftInput } from '../input/draft-input.ts';
import { seededRandom } from './seeded-random.ts';
import { writeDraft } from './write-draft.ts';

const drafts = draftsFor('Bright Smiles');

describe('nothing in a draft reads as if a machine had put it together:', () => {
  it('"everyone" is friendly once', () => {
    for (const draft of drafts) expect(draft).not.toMatch(/\beveryone\b.*\beveryone was\b/i);
  });

  it('"here" follows the staff only before a quality', () => {
    for (const draft of drafts) expect(draft).not.toMatch(/\b(?:staff|team) here (?!was\b)/);
  });

  it('the office comes after all that is said about the staff', () => {
    for (const draft of drafts)
      expect(draft).not.toMatch(/\bthe office (?:itself )?(?:was|is)\b[^.]*\. .*\bthe[ym]\b/);
  });

  it('what a visitor could tell ends before the next clause', () => {
    for (const draft of drafts) expect(draft).not.toMatch(/\bI could tell \w+ \w+ and\b/);
  });

  it('"nice" comes first', () => {
    for (const draft of drafts) expect(draft).not.toMatch(/(?:,|\band) (?:\w+ )?nice\b/);
  });

  it('"to me" and "with me" are said once', () => {
    const twice = drafts.filter((draft) => (draft.match(/\b(?:to|with) me\b/g) ?? []).length > 1);
    expect(twice).toEqual([]);
  });

  it('nobody is compassionate at a garage', () => {
    expect(drafts.join()).toContain('compassionate');
    expect(draftsFor('Miller Auto Repair').join()).not.toContain('compassionate');
  });

  it('people are seen on time by health care, and by nobody else', () => {
    expect(draftsFor('Miller Dental').join()).toMatch(/\bI was seen right on time\b/);
    for (const place of ['Miller Auto Repair', 'Luna Hair Studio', 'Miller & Sons'])
      expect(draftsFor(place, 500).join(), place).not.toMatch(/\bsaw me\b|\bseen\b/);
  });

  it('a salon and a shop are called so', () => {
    const texts = ['Luna Hair Studio', 'Miller Auto Repair', 'Miller Plumbing'].map((name) =>
      draftsFor(name, 500).join(),
    );
    for (const text of texts) expect(text).not.toMatch(/\boffice\b|\btheir place\b/);
    expect(texts[0]).toMatch(/\bthe salon was (?:\w+ )?clean and comfortable\b/);
    expect(texts[1]).toMatch(/\bthe shop was (?:\w+ )?clean and comfortable\b/);
    expect(texts[2]).toMatch(/\bthe place was (?:\w+ )?clean and comfortable\b/);
  });

  it('nobody "dealt with" anyone, and thanks are not a card', () => {
    const text = [...drafts, ...draftsFor('Bright Smiles', 500, { thankSomeone: 'Kelly' })].join();
    expect(text).not.toMatch(/\bdealt with\b|(?<!\w )Thank you to Kelly!/);
  });
});

function draftsFor(businessName: string, count = 2000, more: Partial<DraftInput> = {}): string[] {
  return Array.from({ length: count }, (_, index) => {
    const sentiments = seededRandom(`choice ${index}`).shuffle(offeredSentiments).slice(0, 4);
    return writeDraft(readBrief({ sentiments, businessName, ...more }), `draft ${index}`);
  });
}
