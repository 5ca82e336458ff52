import { describe, expect, it } from 'vitest';
import { offeredSentiments } from '../../../../contract/sentiments.ts';
import { readBrief } from '../input/brief.ts';
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
      expect(draft).not.toMatch(/\bthe office was\b[^.]*\. .*\bthe[ym]\b/);
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
});

function draftsFor(businessName: string): string[] {
  return Array.from({ length: 2000 }, (_, index) => {
    const sentiments = seededRandom(`choice ${index}`).shuffle(offeredSentiments).slice(0, 4);
    return writeDraft(readBrief({ sentiments, businessName }), `draft ${index}`);
  });
}
