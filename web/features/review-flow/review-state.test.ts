import { expect, it } from 'vitest';
import { arrivedDraft } from './draft.ts';
import { noDrafts } from './drafts.ts';
import { draftArrived, edited, noteRefused, restored, unhydratedReview } from './review-state.ts';

const draft = (review: string) =>
  arrivedDraft({ review, source: 'builtin' }, { sentiments: ['Kind'] });
const empty = restored({});
const typed = { chosen: ['Kind'], name: 'Ann', note: 'Thanks' };

it('is hydrated once restored, with or without saved state', () => {
  expect(unhydratedReview.isHydrated).toBe(false);
  expect(empty).toEqual({ ...unhydratedReview, isHydrated: true });
});

it('restores the saved state', () => {
  const state = draftArrived(draft('A'))(edited(typed)(empty));
  expect(state.review).toEqual({ ...typed, ...noDrafts, draft: draft('A') });
  expect(restored(state.review)).toEqual(state);
});

it('restores state saved before there were several drafts', () => {
  expect(restored({ draft: draft('A') }).review).toEqual({ ...empty.review, draft: draft('A') });
});

it('an edit changes only the given fields', () => {
  const named = edited({ name: 'Ann' })(empty);
  expect(named).toEqual({ ...empty, review: { ...empty.review, name: 'Ann' } });
});

it('a new draft keeps the one before it', () => {
  const state = draftArrived(draft('B'))(draftArrived(draft('A'))(empty));
  expect(state.review).toMatchObject({ earlier: [draft('A')], draft: draft('B'), later: [] });
});

it('a rejected note is no longer marked once it changes', () => {
  const refused = noteRefused('Too long')(empty);
  expect(refused.noteProblem).toBe('Too long');
  expect(edited({ name: 'Ann', note: '' })(refused).noteProblem).toBe('Too long');
  expect(draftArrived(draft('A'))(refused).noteProblem).toBe('Too long');
  expect(edited({ note: 'Short' })(refused).noteProblem).toBeUndefined();
});
