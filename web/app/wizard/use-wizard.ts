import { useEffect, useReducer, useState } from 'react';
import { constraints } from '../../../contract/constraints.ts';
import { ApiError } from '../../api/errors.ts';
import type { IdempotentRequest } from '../../api/idempotent-request.ts';
import { arrivedDraft, draftRequest, ownDraft } from '../../features/review-flow/draft.ts';
import { noDrafts } from '../../features/review-flow/drafts.ts';
import { draftBody } from '../../features/review-flow/request-draft.ts';
import type { Review } from '../../features/review-flow/review-state.ts';
import { selectionOf } from '../../features/review-flow/selection.ts';
import { submitToast } from '../../features/review-flow/selection-rules.ts';
import { rewriteToasts } from '../../features/review-flow/rewrite-toasts.ts';
import { useAutoSave } from '../../features/review-flow/use-auto-save.ts';
import { useDrafting } from '../../features/review-flow/use-drafting.ts';
import { useSteps } from '../../features/review-flow/use-steps.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { failureToast } from './generation-failure.ts';
import { readWizard, saveWizard } from './saved-wizard.ts';
import type { WizardStep } from './step-list.tsx';
import { useDraftQuery } from './use-draft-query.ts';
import { useSentiments } from './use-sentiments.ts';
import { unhydratedWizard, wizardReducer } from './wizard-reducer.ts';

/** The wizard's state, and the actions available at each step. */
export function useWizard() {
  const [state, dispatch] = useReducer(wizardReducer, unhydratedWizard);
  const edit = (edits: Partial<Review>) => dispatch({ type: 'edited', edits });
  const { review, isHydrated, attempt } = state;
  const { chosen, name, note } = review;
  const [rewrites] = useState<{ draft?: IdempotentRequest }>({});
  const sentiments = useSentiments();
  const steps = useSteps<WizardStep>({
    home: 'select',
    hashed: ['generate', 'share'],
    isOpen: (step) =>
      step === 'share' ? review.draft !== null : chosen.length === constraints.sentiments,
  });
  const request = draftRequest({ chosen, name, note });
  const generation = useDraftQuery({
    isOpen: isHydrated && steps.step === 'generate',
    request,
    attempt,
    onAttempt: (next) => dispatch({ type: 'draftRequested', attempt: next }),
    onDraft(reply): void {
      dispatch({ type: 'firstDraftArrived', draft: arrivedDraft(reply, request) });
      // Replaces the step, so that Back skips the wait.
      steps.replace('share');
    },
  });
  const drafting = useDrafting({
    isShown: steps.step === 'share',
    bodyOf: draftBody,
    attempts: rewrites,
    rewriteToasts,
    onDraft: (draft) => dispatch({ type: 'otherDraftArrived', draft }),
    onFailure: (error) => toasts.show(failureToast(error)),
  });

  // Restores the saved state first, then the step, which may depend on it.
  useEffect(() => {
    if (isHydrated) steps.start();
    else dispatch({ type: 'restored', saved: readWizard() });
    // Each runs once, whatever these functions close over later.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isHydrated]);
  useAutoSave({
    isHydrated,
    save: () => saveWizard({ ...review, attempt }),
    onIdle: startOver,
  });

  /** Clears everything. */
  function startOver(): void {
    drafting.stop();
    dispatch({ type: 'cleared' });
    steps.back('select');
  }

  return {
    step: steps.step,
    isHydrated,
    sentiments,
    selection: selectionOf(chosen, sentiments.offered, (next) => edit({ chosen: next })),
    review,
    edit,
    /** Why the server rejected the current note. */
    noteProblem: generation.error instanceof ApiError ? generation.error.fields['note'] : undefined,
    drafting,
    generation,
    /** Drops the earlier drafts: from here on the new selection counts. */
    generate(): void {
      const problem = submitToast(chosen);
      if (problem) {
        toasts.show(problem);
        return;
      }
      drafting.stop();
      edit(noDrafts);
      steps.go('generate');
    },
    /** Starts an empty review, without waiting any longer. */
    writeOwn(): void {
      dispatch({ type: 'otherDraftArrived', draft: ownDraft(request) });
      // Back skips the wait.
      if (steps.step === 'generate') steps.replace('share');
      else steps.go('share');
    },
    /** Keeps the selection and the drafts. */
    backToSelect: () => steps.back('select'),
    startOver,
  };
}
