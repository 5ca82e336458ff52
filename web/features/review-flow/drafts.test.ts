import { expect, it } from 'vitest';
import { arrivedDraft } from './draft.ts';
import { edited, emptied, toNext, toPrevious } from './draft-changes.ts';
import { noDrafts, withDraft, type Drafts } from './drafts.ts';

const request = { sentiments: ['a', 'b', 'c', 'd'] };
const draft = (review: string) => arrivedDraft({ review, source: 'builtin' }, request);
const [one, two, three] = ['One.', 'Two.', 'Three.'].map(draft) as [
  ReviewDraft,
  ReviewDraft,
  ReviewDraft,
]; // three of them

type ReviewDraft = ReturnType<typeof draft>;

const texts = ({ earlier, draft: shown, later }: Drafts) =>
  [earlier.map(({ text }) => text), shown?.text, later.map(({ text }) => text)] as const;

it('the first draft has none before it', () => {
  expect(withDraft(noDrafts, one)).toEqual({ earlier: [], draft: one, later: [] });
});

it('Previous returns to the draft as the visitor left it, Next to the new one', () => {
  const changed = { ...withDraft(noDrafts, one), draft: edited(one, 'Mine.') };
  const drafts = withDraft(changed, two);
  expect(toPrevious(drafts).draft).toEqual(edited(one, 'Mine.'));
  expect(toNext(toPrevious(drafts))).toEqual(drafts);
});

it('a new draft comes after the one that was shown, and none is lost', () => {
  const drafts = toPrevious(withDraft(withDraft(noDrafts, one), two));
  const more = withDraft(drafts, three);
  expect(texts(more)).toEqual([['One.'], 'Three.', ['Two.']]);
  expect(toPrevious(more).draft).toBe(one);
});

it('at an end there is nowhere to go', () => {
  const drafts = withDraft(noDrafts, one);
  expect(toPrevious(drafts)).toBe(drafts);
  expect(toNext(drafts)).toBe(drafts);
});

it('Write Your Own keeps the draft, and an empty sheet is not returned to', () => {
  const own = withDraft(withDraft(noDrafts, one), emptied(one));
  expect(texts(own)).toEqual([['One.'], '', []]);
  expect(texts(toPrevious(own))).toEqual([[], 'One.', []]);
  expect(texts(withDraft(own, two))).toEqual([['One.'], 'Two.', []]);
});

it('the own words of a visitor are kept', () => {
  const own = withDraft(withDraft(noDrafts, one), edited(emptied(one), 'My words.'));
  expect(texts(withDraft(own, two))).toEqual([['One.', 'My words.'], 'Two.', []]);
});
