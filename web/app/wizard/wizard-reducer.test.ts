import { expect, it } from 'vitest';
import { arrivedDraft } from '../../features/review-flow/draft.ts';
import { unhydratedWizard, wizardReducer, type WizardAction } from './wizard-reducer.ts';

const attempt = { key: 'k1', about: '{}' };
const request = { sentiments: ['Kind', 'Calm', 'Clear', 'Quick'] };
const draft = (review: string) => arrivedDraft({ review, source: 'builtin' }, request);
const choice = { chosen: request.sentiments, name: 'Ann', note: 'Thanks' };
const live = { ...unhydratedWizard, isHydrated: true };

function after(...actions: WizardAction[]) {
  return actions.reduce(wizardReducer, live);
}

it('restores the saved state, with the unanswered request', () => {
  const restored: WizardAction = { type: 'restored', saved: { ...choice, attempt } };
  expect(wizardReducer(unhydratedWizard, restored)).toEqual({
    ...live,
    review: { ...live.review, ...choice },
    attempt,
  });
});

it('starts empty and hydrated without saved state', () => {
  expect(wizardReducer(unhydratedWizard, { type: 'restored', saved: {} })).toEqual(live);
});

it('W-38 remembers a request until its draft arrives, which replaces all earlier drafts', () => {
  const requested = after(
    { type: 'edited', edits: choice },
    { type: 'otherDraftArrived', draft: draft('Old.') },
    { type: 'draftRequested', attempt },
  );
  expect(requested.attempt).toEqual(attempt);
  expect(wizardReducer(requested, { type: 'firstDraftArrived', draft: draft('New.') })).toEqual({
    ...live,
    review: { ...choice, earlier: [], draft: draft('New.'), later: [] },
    attempt: null,
  });
});

it('a rewritten draft keeps the one before it, and does not change the request', () => {
  const { review, attempt: requested } = after(
    { type: 'firstDraftArrived', draft: draft('One.') },
    { type: 'draftRequested', attempt },
    { type: 'otherDraftArrived', draft: draft('Two.') },
  );
  expect(review).toMatchObject({ earlier: [draft('One.')], draft: draft('Two.'), later: [] });
  expect(requested).toEqual(attempt);
});

it('W-49 C-40 starting over clears everything, and stays hydrated', () => {
  expect(
    after(
      { type: 'edited', edits: choice },
      { type: 'draftRequested', attempt },
      { type: 'cleared' },
    ),
  ).toEqual(live);
});
