import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capitaliseSentiment, offeredSentiments } from '../../../contract/sentiments.ts';
import { graphemeCount, normaliseText } from '../../../contract/text.ts';
import { isThankableName } from '../../../contract/thanked-name.ts';
import { grammarFaults } from '../../testing/grammar-faults.ts';
import { writeBuiltinDraft } from './builtin-writer.ts';
import type { DraftInput } from './draft-input.ts';
import { checkDraft } from './guard.ts';

const four = ['Friendly staff', 'Thorough', 'Never felt rushed', 'Clear explanations'];
const input: DraftInput = {
  sentiments: four,
  businessName: 'Bright Smiles',
  thankSomeone: 'Maria',
};

/** The same cases every time; a run with other seeds is for exploring. */
const runs = { numRuns: 1000, seed: 20_261_121 };

const choice = fc.subarray([...offeredSentiments], { minLength: 4, maxLength: 4 });

const typed = fc
  .oneof(
    fc.constantFrom(
      'Gentle',
      'A warm smile',
      'Made me laugh',
      'They were kind',
      'Ok',
      'Not friendly',
      'Felt at home',
      '友好',
      'No pain',
    ),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.lorem({ maxCount: 5 }),
  )
  .map((text) => capitaliseSentiment(normaliseText(text)))
  .filter((text) => graphemeCount(text) <= 40);

const thankSomeone = fc
  .oneof(
    fc.constantFrom(
      'Maria',
      'maria',
      "O'Brien",
      'Dr Lee-Jones',
      'I',
      'a',
      'Friendly',
      'the whole team',
      '-',
    ),
    fc.string({ unit: fc.constantFrom(...Array.from("abcDEF é’'-Łñ李")), maxLength: 40 }),
  )
  .filter(isThankableName);

const businessName = fc.oneof(
  fc.constantFrom(
    'Bright Smiles',
    'eyeCare Plus',
    'Dr. Best’s Pain-Free Dental™ & Co.',
    'smile.com',
    'Yes!',
    '"Quoted" [Inc]',
  ),
  fc.string({ unit: 'grapheme', maxLength: 100 }),
);

describe('the built-in writer', () => {
  it('writes the same draft for the same input and seed', () => {
    expect(writeBuiltinDraft(input, 'one')).toBe(writeBuiltinDraft(input, 'one'));
  });

  it('writes 1,000 different drafts of the same four feelings', () => {
    const drafts = Array.from({ length: 1000 }, (_, seed) =>
      writeBuiltinDraft(input, `seed ${seed}`),
    );
    expect(new Set(drafts).size).toBe(1000);
  });

  it('begins in many ways: no three words open more than one draft in ten', () => {
    const openings = new Map<string, number>();
    for (let seed = 0; seed < 300; seed += 1) {
      const opening = writeBuiltinDraft(input, `opening ${seed}`).split(' ', 3).join(' ');
      openings.set(opening, (openings.get(opening) ?? 0) + 1);
    }
    expect(Math.max(...openings.values())).toBeLessThan(30);
  });

  it('varies in length as people do', () => {
    const lengths = Array.from(
      { length: 300 },
      (_, seed) => writeBuiltinDraft(input, `length ${seed}`).split(' ').length,
    ).toSorted((a, b) => a - b);
    const mean = lengths.reduce((sum, length) => sum + length) / lengths.length;
    const variance =
      lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length;
    expect(Math.sqrt(variance)).toBeGreaterThan(14);
    expect(lengths[30]).toBeGreaterThanOrEqual(17);
    expect(lengths[270]).toBeLessThanOrEqual(95);
  });

  it('passes the guard for any four offered feelings, any names and any seed', () => {
    fc.assert(
      fc.property(
        choice,
        fc.option(businessName, { nil: '' }),
        fc.option(thankSomeone, { nil: '' }),
        fc.string(),
        (sentiments, business, thanked, seed) => {
          const given = { sentiments, businessName: business, thankSomeone: thanked };
          const draft = writeBuiltinDraft(given, seed);
          expect(checkDraft(draft, given), draft).toEqual([]);
        },
      ),
      runs,
    );
  });

  it('passes the guard whatever the visitor typed', () => {
    const sentiments = fc.tuple(
      fc.constantFrom(...offeredSentiments),
      typed,
      typed,
      fc.oneof(typed, fc.constantFrom(...offeredSentiments)),
    );
    fc.assert(
      fc.property(
        sentiments,
        businessName,
        thankSomeone,
        fc.string(),
        (chosen, business, thanked, seed) => {
          const given = { sentiments: chosen, businessName: business, thankSomeone: thanked };
          const draft = writeBuiltinDraft(given, seed);
          expect(checkDraft(draft, given), draft).toEqual([]);
        },
      ),
      runs,
    );
  });

  it('is well formed by rule', () => {
    fc.assert(
      fc.property(choice, fc.string(), (sentiments, seed) => {
        const draft = writeBuiltinDraft({ ...input, sentiments }, seed);
        expect(grammarFaults(draft, ['Bright Smiles', 'Maria']), draft).toEqual([]);
      }),
      runs,
    );
  });

  it('says the business’s name at most once, and not always', () => {
    const drafts = Array.from({ length: 200 }, (_, seed) =>
      writeBuiltinDraft(input, `name ${seed}`),
    );
    const counts = drafts.map((draft) => draft.split('Bright Smiles').length - 1);
    expect(new Set(counts)).toEqual(new Set([0, 1]));
  });

  it('takes a feeling that was given twice once', () => {
    const sentiments = ['Thorough', 'thorough', 'Thorough', 'Thorough'];
    const draft = writeBuiltinDraft({ sentiments }, 'twice');
    expect(checkDraft(draft, { sentiments })).toEqual([]);
    expect(draft.split(/[.!] ?/).filter(Boolean).length).toBeLessThanOrEqual(3);
  });

  it('writes something to edit even where nothing that was typed can be written', () => {
    const sentiments = ['👍', '!!!', '...', '🎉'];
    const draft = writeBuiltinDraft({ sentiments }, 'nothing');
    expect(checkDraft(draft, { sentiments })).toEqual([]);
  });
});
