import { expect, it } from 'vitest';
import { arrivedDraft, draftRequest } from './draft.ts';
import { edited, emptied } from './draft-changes.ts';
import { draftLabel } from './draft-label.ts';

const request = { sentiments: ['a', 'b', 'c', 'd'] };
const built = arrivedDraft({ review: 'Kind staff.', source: 'builtin' }, request);
const modelled = arrivedDraft({ review: 'Kind staff.', source: 'model' }, request);

it('labels a draft by who wrote it', () => {
  expect(draftLabel(modelled)).toBe('AI draft — edit it so it says what you mean');
  expect(draftLabel(built)).toBe('Draft — edit it so it says what you mean');
});

it("labels edited drafts and the visitor's own text", () => {
  expect(draftLabel(edited(modelled, 'Very kind staff.'))).toBe('AI draft, edited by you');
  const own = emptied(modelled);
  expect(own.text).toBe('');
  expect(draftLabel(edited(own, 'I felt at home.'))).toBe('Your own words');
});

it('W-59 a new draft replaces an edited one', () => {
  const changed = edited(built, 'mine');
  const next = arrivedDraft({ review: 'New.', source: 'builtin' }, changed.request);
  expect(next).toEqual({ text: 'New.', source: 'builtin', isEdited: false, request });
});

const typed = { chosen: request.sentiments, name: '', note: '' };

it('P-43 P-44 sends a trimmed name only if one was given', () => {
  expect(draftRequest({ ...typed, name: "  Mary-Ann O'Neil " })).toEqual({
    ...request,
    thankSomeone: "Mary-Ann O'Neil",
  });
  expect(draftRequest({ ...typed, name: '   ', note: ' ' })).toEqual(request);
});

it('sends the trimmed note only if there is one', () => {
  expect(draftRequest({ ...typed, note: ' Easy parking. ' })).toEqual({
    ...request,
    note: 'Easy parking.',
  });
});
