import { expect, it } from 'vitest';
import { arrivedDraft } from './draft.ts';
import { noDrafts } from './drafts.ts';
import { draftArrived, edited, noteRefused, restored, unhydratedReview } from './review-state.ts';

const draft = (review: string) =>
  arrivedDraft({ review, source: 'builtin' }, { sentiments: ['Kind'] });
const empty = restored({});
const words = { chosen: ['Kind'], name: 'Ann', note: 'Thanks' };

it('is live once it is restored, whether anything was saved or not', () => {
  expect(unhydratedReview.isHydrated).toBe(false);
  expect(empty).toEqual({ ...unhydratedReview, isHydrated: true });
});

it('what is saved is restored', () => {
  const state = draftArrived(draft('A'))(edited(words)(empty));
  expect(state.review).toEqual({ ...words, ...noDrafts, draft: draft('A') });
  expect(restored(state.review)).toEqual(state);
});

it('what a page saved before there were several drafts is restored', () => {
  expect(restored({ draft: draft('A') }).review).toEqual({ ...empty.review, draft: draft('A') });
});

it('an edit changes what it names, and nothing else', () => {
  const named = edited({ name: 'Ann' })(empty);
  expect(named).toEqual({ ...empty, review: { ...empty.review, name: 'Ann' } });
});

it('another draft keeps the one before it', () => {
  const state = draftArrived(draft('B'))(draftArrived(draft('A'))(empty));
  expect(state.review).toMatchObject({ earlier: [draft('A')], draft: draft('B'), later: [] });
});

it('a note that was refused is no longer wrong once it changes', () => {
  const refused = noteRefused('Too long')(empty);
  expect(refused.noteProblem).toBe('Too long');
  expect(edited({ name: 'Ann', note: '' })(refused).noteProblem).toBe('Too long');
  expect(draftArrived(draft('A'))(refused).noteProblem).toBe('Too long');
  expect(edited({ note: 'Short' })(refused).noteProblem).toBeUndefined();
});
