import { describe, expect, it } from 'vitest';
import { offeredSentiments } from '../../../../contract/sentiments.ts';
import { readBrief } from '../input/brief.ts';
import type { DraftInput } from '../input/draft-input.ts';
import { seededRandom } from './seeded-random.ts';
import { writeBuiltInDraft } from './built-in-draft.ts';
import { writeDraft } from './write-draft.ts';

const drafts = draftsFor('Bright Smiles');

describe('nothing in a draft reads as if a machine had put it together:', () => {
  it('"everyone" is friendly once', () => {
    for (const draft of drafts) expect(draft).not.toMatch(/\beveryone\b.*\beveryone was\b/i);
  });

  it('"here" follows the staff only before a quality', () => {
    for (const draft of drafts) expect(draft).not.toMatch(/\b(?:staff|team) here (?!was\b)/);
  });

  it('a list has no comma before "and"', () => {
    const listed = /\b(?:was|were) (?:\w+ )?\w+, (?:\w+ )?\w+,? and (?!they\b|I\b|the\b)/;
    expect(drafts.filter((draft) => listed.test(draft)).length).toBeGreaterThan(100);
    for (const draft of drafts)
      expect(draft.match(listed)?.[0] ?? '', draft).not.toMatch(/, and $/);
  });

  it('nothing unlike shares a subject in one list', () => {
    const practical = String.raw`(?:appointment|scheduling(?: \w+)? easy|on time)`;
    for (const draft of drafts) {
      expect(draft).not.toMatch(
        new RegExp(String.raw`made [^.,]*${practical} and (?:\w+ )?(?:cared|knew)`),
      );
      expect(draft).not.toMatch(/\bknew [^.,]* and (?:\w+ )?listened\b|\bcared and listened to\b/);
      expect(draft).not.toMatch(/\bjob\b|\b[Ee]veryone\b[^.]*, and everything (?:was|ran)\b/);
    }
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

  it('a negation covers nothing that comes after it', () => {
    for (const draft of drafts)
      expect(draft).not.toMatch(/\b(?:never|didn't) [^.,]* and (?:followed|made)\b/);
  });

  it('nobody "felt heard"', () => {
    expect(drafts.join()).not.toMatch(/\bfelt heard\b/);
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
    expect(texts[0]).toMatch(/\bthe salon was (?:\w+ )?clean and comfortable\b/i);
    expect(texts[1]).toMatch(/\bthe shop was (?:\w+ )?clean and comfortable\b/i);
    expect(texts[2]).toMatch(/\bthe place was (?:\w+ )?clean and comfortable\b/i);
  });

  it('nobody "dealt with" anyone, and thanks are not a card', () => {
    const text = [...drafts, ...draftsFor('Bright Smiles', 500, { thankSomeone: 'Kelly' })].join();
    expect(text).not.toMatch(/\bdealt with\b|(?<!\w )Thank you to Kelly!/);
  });

  it('two people are thanked in one sentence', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const sentiments = ['Helpful', 'Thorough', 'Professional', 'thx Kelsey!!'];
      const { review } = writeBuiltInDraft(readBrief({ sentiments, thankSomeone: 'Amber' }), seed);
      expect(review).toMatch(/ Thanks, Kelsey, and (?:a )?[a-z][^.!]* Amber!$/);
    }
  });

  it('a sentence has one topic', () => {
    for (const draft of drafts) {
      expect(draft).not.toMatch(
        /\bI felt [^.]*\band (?:they (?:followed|were quick|got)|everything)/,
      );
      expect(draft).not.toMatch(/\b(?:appointment|[Ss]cheduling)\b[^.]*, and I (?:liked|loved)/);
    }
  });

  it('what happened first is told first', () => {
    for (const draft of drafts)
      expect(draft).not.toMatch(
        /\bfollow(?:ed)? up\b.*\b(?:got me in|took me|seen|appointment|[Ss]cheduling)\b/,
      );
  });

  it('"I felt comfortable" is not left over', () => {
    expect(drafts.join(' ')).not.toMatch(
      /\bI felt (?:at ease|respected|\w* ?(?:comfortable|welcome))\b/,
    );
    expect(drafts.join(' ')).toMatch(/\bmade me feel (?:at ease|\w+ ?comfortable|welcome)\b/);
  });

  it('nothing felt is told in two sentences that start alike', () => {
    for (const draft of drafts)
      expect(draft).not.toMatch(/\bI felt [^.]*\. I felt\b|feel like [^.]*\. [^.]*\bI felt like\b/);
  });

  it('"so" comes first in a list', () => {
    for (const draft of drafts) expect(draft).not.toMatch(/\w, \w+ and so \w+\b(?! well\b)/);
  });

  it('two people are thanked without the rest of the staff', () => {
    const names = { thankSomeone: 'Marcus and Dr. Shaw', note: 'Wish they had Saturday hours.' };
    for (const draft of draftsFor('Bright Smiles', 50, names))
      expect(draft).toMatch(/\bto Marcus and Dr\. Shaw at Bright Smiles! They (?!gave)/);
  });

  it('a note about the person thanked comes before the thanks, and one of thanks after a shout-out', () => {
    const thankSomeone = 'Dr. Kim';
    const ofHer = draftsFor('Bright Smiles', 50, {
      thankSomeone,
      note: 'She answered everything.',
    });
    for (const draft of ofHer) expect(draft).toMatch(/She answered everything\. [^.]*Dr\. Kim!$/);
    const ofThanks = draftsFor('Bright Smiles', 50, {
      thankSomeone,
      note: 'Thank you for waiting.',
    });
    for (const draft of ofThanks) expect(draft).toMatch(/^Shout out to Dr\. Kim and the team/);
  });

  it('a visitor has one insight', () => {
    for (const draft of drafts)
      expect(
        (draft.match(/\bI (?:could tell|knew|felt (?:like|I))\b/g) ?? []).length,
        draft,
      ).toBeLessThan(2);
  });

  it('nothing is left over as a stub, and nothing is comfortable twice', () => {
    const written = Array.from({ length: 300 }, (_, index) => {
      const sentiments = seededRandom(`choice ${index}`).shuffle(offeredSentiments).slice(0, 4);
      return writeBuiltInDraft(readBrief({ sentiments }), `draft ${index}`).review;
    });
    const stub = /[.!] (?:I|They|The staff|The team) (?:\S+ ){1,3}\S+\.(?: |$)/;
    expect(written.filter((draft) => stub.test(draft)).length).toBeLessThan(6);
    expect(written.filter((draft) => /comfortable.*comfortable/.test(draft))).toEqual([]);
  });
});

function draftsFor(businessName: string, count = 2000, more: Partial<DraftInput> = {}): string[] {
  return Array.from({ length: count }, (_, index) => {
    const sentiments = seededRandom(`choice ${index}`).shuffle(offeredSentiments).slice(0, 4);
    return writeDraft(readBrief({ sentiments, businessName, ...more }), `draft ${index}`);
  });
}
