import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PublicBusiness } from '../../contract/visitor.ts';
import { ApiError } from '../api/errors.ts';
import { readFeedback, restoreFeedback } from '../features/feedback/feedback-fields.ts';
import { followFeedback } from '../features/feedback/follow-feedback.ts';
import { copyToasts } from '../features/review-flow/copy-toasts.ts';
import { draftRequest } from '../features/review-flow/draft.ts';
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
import { createSavedState } from '../features/review-flow/saved-state.ts';
import { useCopy } from '../features/review-flow/use-copy.ts';
import { useDrafting } from '../features/review-flow/use-drafting.ts';
import { useSteps } from '../features/review-flow/use-steps.ts';
import { paths } from '../paths.ts';
import { toasts } from '../ui/toast-queue.ts';
import { openManualCopy } from './drawn-dialogs.ts';
import { withEarlyReview } from './early-review.ts';
import { repeatEarlyTaps } from './early-taps.ts';
import type { VisitorPageData } from '../../contract/pages.ts';
import type { Attempts, VisitorState } from './visitor-state.ts';
import { stepNames, type StepName } from './step-title.tsx';
import { useKeeping } from './use-keeping.ts';
import { usePreview } from './use-preview.ts';

export interface JourneyProps {
  data: VisitorPageData;
  business: PublicBusiness;
  onInactive: () => void;
}

/** How long "Feedback received" can be read before the next page says it again, in milliseconds. */
const farewell = 1_000;

/** Where a person is in the journey, what they have by then, and what they can do next. */
export function useJourney({ data, business, onInactive }: JourneyProps) {
  const [saved] = useState(() => createSavedState<VisitorState>(paths.thumbsUpDown(data.slug)));
  const [attempts] = useState<Attempts>({});
  const [state, setState] = useState(unhydratedReview);
  const reviewForm = useRef<HTMLFormElement>(null!); // in the page before any effect runs
  const feedbackForm = useRef<HTMLFormElement>(null!); // in the page before any effect runs
  const { review, isHydrated } = state;
  const hasDraft = review.draft !== null;
  const steps = useSteps<StepName>({
    home: 'choice',
    hashed: stepNames,
    isOpen: (step) => step === 'good' || step === 'bad' || hasDraft,
  });
  const drafting = useDrafting({
    bodyOf: (request, style) => publicDraftBody(request, business.id, style),
    businessName: business.name,
    attempts,
    onDraft: (draft) => setState(draftArrived(draft)),
    onFailure(error, task): void {
      toasts.show(failedDraftToast(task, error));
      if (!(error instanceof ApiError)) return;
      setState(noteRefused(error.fields['note']));
      if (error.code === 'business_inactive') onInactive();
    },
  });
  const preview = usePreview({
    isChoosing: isHydrated && steps.step === 'good',
    hasDraft,
    isKept: () => saved.read() !== undefined,
  });
  const copying = useCopy({
    copyText: preview.script?.copyText,
    onReady: () => steps.go('platform'),
    onFailure(text): void {
      openManualCopy(text);
      toasts.show(copyToasts.copyFailed);
    },
  });

  // The server's page comes alive before the next paint: first what is there, then the step.
  useLayoutEffect(() => {
    if (isHydrated) steps.start();
    else restore();
    // Both happen once, whatever these functions close over later.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isHydrated]);
  useEffect(() => {
    if (isHydrated) repeatEarlyTaps(business.id);
  }, [isHydrated, business.id]);
  useKeeping({
    isHydrated,
    saved,
    collect: () => ({ ...review, feedback: readFeedback(feedbackForm.current), attempts }),
    onIdle(): void {
      clear();
      steps.back('choice');
    },
  });

  function restore(): void {
    const { feedback, attempts: begun, ...kept } = saved.read() ?? {};
    Object.assign(attempts, begun);
    if (feedback) restoreFeedback(feedbackForm.current, feedback);
    followFeedback(feedbackForm.current, { business, attempts, onReceived: finish });
    setState(restored(withEarlyReview(kept, reviewForm.current)));
  }
  function clear(): void {
    clearReview();
    feedbackForm.current.reset();
  }
  function clearReview(): void {
    drafting.stop();
    setState(restored({}));
    delete attempts.draft;
    saved.forget();
  }
  function finish(): void {
    clear();
    setTimeout(() => location.assign(paths.reviewShield(data.slug)), farewell);
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
    async generate(): Promise<void> {
      const isArrived = await drafting.generate(
        draftRequest(review.chosen, review.name, review.note),
      );
      // Whoever has gone elsewhere in the meantime is not fetched back.
      if (isArrived && steps.shown.current === 'good') steps.go('preview');
    },
    startOver(): void {
      clearReview();
      steps.back('good');
    },
  };
}
