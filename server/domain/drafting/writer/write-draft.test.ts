import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offeredSentiments } from '../../../../contract/sentiments.ts';
import {
  addedNote,
  businessName,
  draftStyle,
  fourOffered,
  isAccepted,
  thankedName,
  typedSentiment,
} from '../../../testing/draft-inputs.ts';
import { grammarFaults } from '../../../testing/grammar-faults.ts';
import { checkDraft } from '../guard/guard.ts';
import { readBrief } from '../input/brief.ts';
import type { DraftInput } from '../input/draft-input.ts';
import { seededRandom } from './seeded-random.ts';
import { writeDraft } from './write-draft.ts';

const input: DraftInput = {
  sentiments: ['Friendly staff', 'Thorough', 'Never felt rushed', 'Clear explanations'],
  businessName: 'Bright Smiles',
  thankSomeone: 'Maria',
};
const brief = readBrief(input);

/** Cases are the same in every run (`server/testing/fixed-seed.ts`). */
const runs = { numRuns: 1000 };

describe('a draft', () => {
  it('is the same for the same brief and seed', () => {
    expect(writeDraft(brief, 'one')).toBe(writeDraft(readBrief(input), 'one'));
  });

  it('rarely repeats in 1,000 drafts of the same four sentiments', () => {
    const drafts = Array.from({ length: 1000 }, (_, seed) => writeDraft(brief, `seed ${seed}`));
    expect(new Set(drafts).size).toBeGreaterThan(980);
  });

  it('passes the guard for any four offered sentiments, names, seed, style and note', () => {
    const offered = fc.record({
      sentiments: fourOffered,
      businessName,
      thankSomeone: thankedName,
      style: draftStyle,
      note: addedNote,
    });
    fc.assert(
      fc.property(offered, fc.string(), ({ style, note, ...rest }, seed) => {
        expectToPass({ ...rest, ...(style && { style }), ...(note && { note }) }, seed);
      }),
      runs,
    );
  });

  it('passes the guard whatever the visitor typed', () => {
    const anything = fc.oneof(typedSentiment, fc.constantFrom(...offeredSentiments));
    const sentiments = fc.tuple(
      fc.constantFrom(...offeredSentiments),
      typedSentiment,
      typedSentiment,
      anything,
    );
    const typed = fc.record({ sentiments, businessName, thankSomeone: thankedName });
    fc.assert(
      fc.property(typed, fc.string(), (testInput, seed) => {
        fc.pre(isAccepted(testInput));
        expectToPass(testInput, seed);
      }),
      runs,
    );
  });

  it('uses a repeated sentiment once', () => {
    const twice = readBrief({ sentiments: ['Thorough', 'thorough', 'Thorough', 'Thorough'] });
    const draft = writeDraft(twice, 'twice');
    expect(checkDraft(draft, twice)).toEqual([]);
    expect(draft.match(/thorough|detail|nothing/gi) ?? []).toHaveLength(1);
  });

  it('is never empty, even if nothing that was typed can be written', () => {
    const nothing = readBrief({ sentiments: ['👍', '!!!', '...', '🎉'] });
    expect(checkDraft(writeDraft(nothing, 'nothing'), nothing)).toEqual([]);
  });
});

describe('a draft of offered sentiments', () => {
  const drafts = someDrafts(3000, {});

  it('has no grammar errors that the checker finds', () => {
    for (const draft of drafts) {
      expect(grammarFaults(draft, ['Bright Smiles', 'Maria']), draft).toEqual([]);
    }
  });

  it('has at most one intensifier apart from the thanks', () => {
    for (const draft of drafts) expect(intensifiersOf(draft).length, draft).toBeLessThanOrEqual(1);
  });

  it('calls the visit good at most once', () => {
    for (const draft of drafts) {
      expect((draft.match(praiseOfVisit) ?? []).length, draft).toBeLessThanOrEqual(1);
    }
  });

  it('never starts three sentences in a row with "They"', () => {
    for (const draft of drafts) expect(draft).not.toMatch(/(?:(?:^|[.!?] )They\b[^.!?]*){3}/);
  });

  it('repeats no sentence, and no word in a row', () => {
    for (const draft of drafts) {
      expect(new Set(sentencesOf(draft)).size, draft).toBe(sentencesOf(draft).length);
      expect(draft).not.toMatch(/\b(\w+) \1\b/i);
    }
  });

  it('has exclamation marks only in the opening, the closing and the thanks', () => {
    for (const draft of drafts) {
      for (const sentence of sentencesOf(draft).filter((one) => one.endsWith('!'))) {
        const isFrame = thanks.test(sentence) || (sentence.match(praiseOfVisit) ?? []).length > 0;
        expect(isFrame, draft).toBe(true);
      }
    }
  });

  it('names the business at most once, and not always', () => {
    const counts = drafts.map((draft) => draft.split('Bright Smiles').length - 1);
    expect(new Set(counts)).toEqual(new Set([0, 1]));
  });

  it('has the thanked name once, and never like a signature', () => {
    for (const draft of someDrafts(1000, { thankSomeone: 'Maria' })) {
      expect(draft.split('Maria').length, draft).toBe(2);
      expect(draft).not.toMatch(/\b(?:thanks|thank you)(?: so much| again)?,? Maria\.(?: |$)/i);
    }
  });

  it('writes titles with a period', () => {
    for (const draft of someDrafts(200, { thankSomeone: 'Dr Patel' })) {
      expect(draft.split('Dr. Patel').length, draft).toBe(2);
    }
  });
});

describe('a note', () => {
  it.each([
    ['my son loved it', 'My son loved it.'],
    ['Parking is behind the building.', 'Parking is behind the building.'],
    ['They fixed my crown the same day!', 'They fixed my crown the same day!'],
  ])('%j is a separate sentence of the draft', (note, said) => {
    for (const draft of someDrafts(300, { note, thankSomeone: 'Maria' })) {
      expect(draft.split(said).length, draft).toBe(2);
      const [before = '', after = ''] = draft.split(said);
      expect(before, draft).toMatch(/^$|[.!?] $/);
      expect(after, draft).toMatch(/^$|^ \p{Lu}/u);
    }
  });
});

describe('a style', () => {
  const meanOf = (style: Pick<DraftInput, 'style'>) =>
    mean(someDrafts(1000, style).map(countWords));

  it('"shorter" is clearly shorter, and at most about 20 words', () => {
    const counts = someDrafts(1000, { style: 'shorter' }).map(countWords);
    expect(mean(counts)).toBeLessThan(meanOf({}) * 0.85);
    expect(Math.max(...counts)).toBeLessThanOrEqual(26);
    expect(counts.filter((count) => count > 20).length).toBeLessThan(150);
  });

  it('"longer" is clearly longer', () => {
    expect(meanOf({ style: 'longer' })).toBeGreaterThan(meanOf({}) * 1.15);
  });

  it('"casual" has "super" and "so" more often', () => {
    const shareOf = (drafts: readonly string[]) =>
      drafts.filter((draft) => /\b(?:super|so) (?!that\b|much\b)/.test(draft)).length;
    const casual = shareOf(someDrafts(1000, { style: 'casual' }));
    expect(casual).toBeGreaterThan(shareOf(someDrafts(1000, {})) * 1.5);
  });
});

describe('with a complaint or a loss', () => {
  it.each(['Lost my dog', 'We put our cat to sleep', 'My mother passed away'])(
    'there is no exclamation mark after a loss (%s)',
    (loss) => {
      for (const draft of draftsWith(loss)) expect(draft).not.toContain('!');
    },
  );

  it.each([
    ['long wait', /\bwait/i],
    ['a little pricey', /\bpricey/i],
    ['rude front desk', /\brude/i],
  ])('a complaint never ends with "!" (%s)', (complaint, pattern) => {
    for (const draft of draftsWith(complaint)) {
      const sentences = sentencesOf(draft).filter((sentence) => pattern.test(sentence));
      expect(sentences.length, draft).toBeGreaterThan(0);
      for (const sentence of sentences) expect(sentence, draft).not.toMatch(/!$/);
    }
  });
});

/** Praise of the visit as a whole; "nice to deal with" describes people. */
const praiseOfVisit =
  /\bBright Smiles was great|\b(?:good|great|nice) (?:experience|visit)|\b(?:experience|visit)(?: (?:at|to) Bright Smiles)? (?:was|went) (?:very |really |so )?(?:good|great|nice|well(?! (?:organized|run)))|\b(?:happy|glad|pleased)\b(?! to (?:help|answer))/gi;

const thanks = /\b(?:thanks?|shout ?out|grateful)\b/i;

function expectToPass(testInput: DraftInput, seed: string): void {
  const testBrief = readBrief(testInput);
  const draft = writeDraft(testBrief, seed);
  expect(checkDraft(draft, testBrief), draft).toEqual([]);
}

/** Drafts of one business, each with different sentiments. */
function someDrafts(count: number, more: Partial<DraftInput>): string[] {
  return Array.from({ length: count }, (_, index) => {
    const sentiments = seededRandom(`choice ${index}`).shuffle(offeredSentiments).slice(0, 4);
    const testInput = { sentiments, businessName: 'Bright Smiles', ...more };
    return writeDraft(readBrief(testInput), `draft ${index}`);
  });
}

function draftsWith(custom: string): string[] {
  return Array.from({ length: 200 }, (_, index) => {
    const offered = seededRandom(`beside ${index}`).shuffle(offeredSentiments).slice(0, 3);
    const testInput = { ...input, sentiments: [custom, ...offered] };
    return writeDraft(readBrief(testInput), `with ${custom} ${index}`);
  });
}

function sentencesOf(draft: string): string[] {
  return draft.split(/(?<=[.!?]) (?=\p{Lu})/u);
}

function intensifiersOf(draft: string): string[] {
  const sentences = sentencesOf(draft).filter((sentence) => !thanks.test(sentence));
  const intensifier =
    /\b(?:very|really|truly|super|extremely|incredibly|genuinely|completely|definitely|such|so(?! (?:that|much|I|it|they)\b))\b/gi;
  return sentences.flatMap((sentence) => sentence.match(intensifier) ?? []);
}

function countWords(draft: string): number {
  return draft.split(' ').length;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
