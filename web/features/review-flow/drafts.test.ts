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
]; // three drafts

type ReviewDraft = ReturnType<typeof draft>;

const texts = ({ earlier, draft: shown, later }: Drafts) =>
  [earlier.map(({ text }) => text), shown?.text, later.map(({ text }) => text)] as const;

it('starts without earlier drafts', () => {
  expect(withDraft(noDrafts, one)).toEqual({ earlier: [], draft: one, later: [] });
});

it('Previous returns to the draft as the visitor left it, Next to the newer one', () => {
  const changed = { ...withDraft(noDrafts, one), draft: edited(one, 'Mine.') };
  const drafts = withDraft(changed, two);
  expect(toPrevious(drafts).draft).toEqual(edited(one, 'Mine.'));
  expect(toNext(toPrevious(drafts))).toEqual(drafts);
});

it('adds a new draft after the shown one without losing any', () => {
  const drafts = toPrevious(withDraft(withDraft(noDrafts, one), two));
  const more = withDraft(drafts, three);
  expect(texts(more)).toEqual([['One.'], 'Three.', ['Two.']]);
  expect(toPrevious(more).draft).toBe(one);
});

it('stays put at either end', () => {
  const drafts = withDraft(noDrafts, one);
  expect(toPrevious(drafts)).toBe(drafts);
  expect(toNext(drafts)).toBe(drafts);
});

it('Write Your Own keeps the draft, and Previous skips an empty one', () => {
  const own = withDraft(withDraft(noDrafts, one), emptied(one));
  expect(texts(own)).toEqual([['One.'], '', []]);
  expect(texts(toPrevious(own))).toEqual([[], 'One.', []]);
  expect(texts(withDraft(own, two))).toEqual([['One.'], 'Two.', []]);
});

it('keeps the visitor’s own text', () => {
  const own = withDraft(withDraft(noDrafts, one), edited(emptied(one), 'My words.'));
  expect(texts(withDraft(own, two))).toEqual([['One.', 'My words.'], 'Two.', []]);
});
