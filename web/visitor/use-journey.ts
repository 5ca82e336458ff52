import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PublicBusiness } from '../../contract/visitor.ts';
import { ApiError } from '../api/errors.ts';
import { tagQuery } from '../api/tag-query.ts';
import { readFeedback, restoreFeedback } from '../features/feedback/feedback-fields.ts';
import { attachFeedbackForm } from '../features/feedback/attach-feedback-form.ts';
import { thankYouTime } from '../features/feedback/thank-you-time.ts';
import { copyFailedToast, noWordsToast } from '../features/review-flow/copy-toasts.ts';
import { draftRequest, ownDraft } from '../features/review-flow/draft.ts';
import { failedDraftToast } from '../features/review-flow/draft-toasts.ts';
import { publicDraftBody } from '../features/review-flow/request-draft.ts';
import {
  draftArrived,
  edited,
  noteRefused,
  restored,
  unhydratedReview,
  type Review,
} from '../features/review-flow/review-state.ts';
import { submitToast } from '../features/review-flow/selection-rules.ts';
import { createSavedState } from '../features/review-flow/saved-state.ts';
import { useAutoSave } from '../features/review-flow/use-auto-save.ts';
import { useCopy } from '../features/review-flow/use-copy.ts';
import { useDrafting } from '../features/review-flow/use-drafting.ts';
import { useSteps } from '../features/review-flow/use-steps.ts';
import { paths } from '../paths.ts';
import { toasts } from '../ui/toast-queue.ts';
import { openManualCopy } from './dialog-controls.ts';
import { withEarlyReview } from './early-review.ts';
import { repeatEarlyTaps } from './early-taps.ts';
import type { VisitorPageData } from '../../contract/pages.ts';
import { countStep } from './count-visit.ts';
import { isEmptyState, type Attempts, type VisitorState } from './visitor-state.ts';
import { stepNames, type StepName } from './step-title.tsx';
import { usePreview } from './use-preview.ts';

export interface JourneyProps {
  data: VisitorPageData;
  business: PublicBusiness;
  /** The business was deactivated: its page shows a notice, with what the visitor had written. */
  onInactive: (words: string) => void;
}

/** The visitor's current step, their data, and the actions available to them. */
export function useJourney({ data, business, onInactive }: JourneyProps) {
  const [saved] = useState(() => createSavedState<VisitorState>(paths.thumbsUpDown(data.slug)));
  const [attempts] = useState<Attempts>({});
  const [state, setState] = useState(unhydratedReview);
  const reviewForm = useRef<HTMLFormElement>(null!); // rendered before any effect runs
  const feedbackForm = useRef<HTMLFormElement>(null!); // rendered before any effect runs
  const { review, isHydrated } = state;
  const hasDraft = review.draft !== null;
  const steps = useSteps<StepName>({
    home: 'choice',
    hashed: stepNames,
    isOpen: (step) => step === 'good' || step === 'bad' || hasDraft,
  });
  const preview = usePreview({
    isStarted: isHydrated && steps.step !== 'choice',
    hasDraft,
    isKept: () => saved.read() !== undefined,
  });
  const drafting = useDrafting({
    isShown: steps.step === 'preview',
    bodyOf: (request, style) => publicDraftBody(request, business.id, style),
    businessName: business.name,
    attempts,
    rewriteToasts: preview.script?.rewriteToasts,
    onDraft: (draft) => setState(draftArrived(draft)),
    onFailure(error, task): void {
      if (error instanceof ApiError && error.code === 'business_inactive') {
        onInactive(review.draft?.text ?? review.note);
        return;
      }
      toasts.show(failedDraftToast(task, error));
      if (error instanceof ApiError) setState(noteRefused(error.fields['note']));
    },
  });
  const copying = useCopy({
    copyText: preview.script?.copyText,
    onReady: afterCopy,
    onFailure(text): void {
      openManualCopy(text);
      toasts.show(copyFailedToast);
    },
  });

  // In a task of its own, since the one that hydrates the page is the longest of a slow phone. Until then
  // the page looks and works as it did without the script.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(restore, []);
  // Before the next paint: the step, which may depend on the saved state, and the wait for a draft.
  useLayoutEffect(() => {
    if (!isHydrated) return;
    steps.start();
    if (attempts.progress === 'generate') void generate();
    // A notice in place of the steps, and toasts, need the stylesheet that came with them.
    return () => document.head.append(...document.querySelectorAll('main link'));
    // Each runs once, whatever these functions close over later.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isHydrated]);
  useEffect(() => {
    if (isHydrated) repeatEarlyTaps(business.id);
  }, [isHydrated, business.id]);
  useEffect(() => {
    if (isHydrated) countStep(steps.step, business.id);
  }, [isHydrated, steps.step, business.id]);
  useAutoSave({
    isHydrated,
    save(): void {
      const visit = {
        ...review,
        feedback: readFeedback(feedbackForm.current),
        attempts: { ...attempts, progress: drafting.progress },
      };
      if (isEmptyState(visit)) saved.forget();
      else saved.keep(visit);
    },
    onIdle(): void {
      clearReview();
      feedbackForm.current.reset();
      steps.back('choice');
    },
  });

  /** A draft is copied to be posted; feedback can be copied, too, but the visitor goes on writing. */
  function afterCopy(): void {
    if (steps.shown.current !== 'bad') steps.go('platform');
  }
  function restore(): void {
    const { feedback, attempts: savedAttempts, ...savedReview } = saved.read() ?? {};
    Object.assign(attempts, savedAttempts);
    if (feedback) restoreFeedback(feedbackForm.current, feedback);
    attachFeedbackForm(feedbackForm.current, {
      business,
      attempts,
      onReceived: finish,
      onInactive,
    });
    setState(restored(withEarlyReview(savedReview, reviewForm.current)));
  }
  function clearReview(): void {
    drafting.stop();
    setState(restored({}));
    delete attempts.draft;
  }
  async function generate(): Promise<void> {
    const problem = submitToast(review.chosen);
    if (problem) {
      toasts.show(problem);
      return;
    }
    toasts.dismiss(); // such as "Maximum sentiments reached"
    const hasArrived = await drafting.generate(draftRequest(review));
    // A visitor who has left this step in the meantime is not pulled back.
    if (hasArrived && steps.shown.current === 'good') steps.go('preview');
  }
  /** Goes on to the next page after a moment, unless the visitor has left this step in the meantime. */
  function finish(): void {
    const isHere = () => steps.shown.current === 'bad';
    if (isHere()) clearReview();
    setTimeout(() => {
      if (isHere()) location.assign(paths.reviewShield(data.slug) + tagQuery());
      else feedbackForm.current.reset();
    }, thankYouTime);
  }

  return {
    ...state,
    edit: (edits: Partial<Review>) => setState(edited(edits)),
    reviewForm,
    feedbackForm,
    preview,
    steps,
    drafting,
    copying,
    generate,
    /** Goes on with the visitor's own review, or starts an empty one. */
    writeOwn(): void {
      drafting.stop();
      const { draft } = review;
      const request = draftRequest(review);
      setState(
        draft?.source === 'visitor'
          ? edited({ draft: { ...draft, request } })
          : draftArrived(ownDraft(request)),
      );
      steps.go('preview');
    },
    afterCopy,
    /** Copies the feedback that was typed, to post it. */
    copyWords(): void {
      const { feedback } = readFeedback(feedbackForm.current);
      if (feedback.trim()) {
        copying.copy(feedback);
        return;
      }
      toasts.show(noWordsToast);
      feedbackForm.current.querySelector('textarea')?.focus();
    },
    startOver(): void {
      clearReview();
      steps.back('good');
      const undo = (): void => {
        setState(restored(review));
        steps.go('preview');
      };
      // Loaded: its buttons call this.
      toasts.show(preview.script!.undoToast('Draft and choices cleared', undo));
    },
  };
}
