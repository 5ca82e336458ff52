import { expect, it } from 'vitest';
import { checkDraft } from '../guard/guard.ts';
import { writeDraft } from '../writer/write-draft.ts';
import { readBrief } from './brief.ts';
import { readNames } from './draft-input.ts';

const persian = 'کلینیک می\u200Cخواهم';

it('accepts a name with a zero-width non-joiner, and drafts can contain it', () => {
  expect(readNames({ sentiments: [], businessName: persian }).business).toBe(persian);
  const brief = readBrief({
    sentiments: ['Thorough', 'Friendly staff', 'Clear explanations', 'Good listener'],
    businessName: persian,
  });
  const drafts = Array.from({ length: 40 }, (_, seed) => writeDraft(brief, `name ${seed}`));
  for (const draft of drafts) expect(checkDraft(draft, brief), draft).toEqual([]);
  expect(drafts.some((draft) => draft.includes(persian))).toBe(true);
});

it.each(['Maple\u202Eelpam', 'Ma\u200Cple', '\u200Cمی'])('ignores the name %j', (businessName) => {
  expect(readNames({ sentiments: [], businessName }).business).toBeUndefined();
});

it.each([
  ['dr patel', 'Dr. Patel'],
  ['maria lopez and jen', 'Maria Lopez and Jen'],
  ["mary-ann o'neil", "Mary-Ann O'Neil"],
  ['tiffany at the front desk', 'Tiffany at the front desk'],
  ['maria hygienist', 'Maria the hygienist'],
  ['nurse kayla', 'Nurse Kayla'],
  ['Ashley at front desk', 'Ashley at the front desk'],
  ['amber front desk', 'Amber at the front desk'],
  ['the nurse Renee', 'nurse Renee'],
  ['maria MA', 'Maria MA'],
  ['tina n dr. rao', 'Tina and Dr. Rao'],
  ['jose and the techs', 'Jose and the techs'],
  ['The lady at the desk', 'the lady at the desk'],
  ['Everyone', 'everyone'],
  ['everyone here', 'everyone here'],
  ['my hygienist jen', 'my hygienist Jen'],
  ['nicole my hygienist', 'my hygienist Nicole'],
  ['Marcus, my PT', 'my PT Marcus'],
  ['the nurse who did my biopsy', 'the nurse who did my biopsy'],
  ['Hannah and Dr. Ross', 'Hannah and Dr. Ross'],
  ['Dr patel', 'Dr. patel'],
  ['Dr de la Cruz', 'Dr. de la Cruz'],
  ['Dr 김', 'Dr. 김'],
  ['dr kim n dr lee', 'Dr. Kim and Dr. Lee'],
  ['the front desk', 'the front desk'],
  ['front desk', 'the front desk'],
  ['Front Desk girls', 'the front desk girls'],
  ['dr. Nguyen and Ashley', 'Dr. Nguyen and Ashley'],
  ['Ana de la cruz', 'Ana de la cruz'],
])('thanks %j as %j', (thankSomeone, thanked) => {
  expect(readNames({ sentiments: [], thankSomeone }).thanked).toBe(thanked);
});
