import { useEffect, useLayoutEffect, useState } from 'react';
import type { PublicBusiness } from '../../contract/visitor.ts';
import { ApiError } from '../api/errors.ts';
import { recordClick } from '../api/record-click.ts';
import { readFeedback, restoreFeedback } from '../features/feedback/feedback-fields.ts';
import { followFeedback } from '../features/feedback/follow-feedback.ts';
import { copyToasts } from '../features/review-flow/copy-toasts.ts';
import { draftRequest } from '../features/review-flow/draft.ts';
import { failedDraftToast } from '../features/review-flow/draft-toasts.ts';
import { noDrafts, restoredDrafts, withDraft } from '../features/review-flow/drafts.ts';
import { publicDraftBody } from '../features/review-flow/request-draft.ts';
import { createSavedState } from '../features/review-flow/saved-state.ts';
import { useCopy } from '../features/review-flow/use-copy.ts';
import { useDrafting } from '../features/review-flow/use-drafting.ts';
import { useSelection } from '../features/review-flow/use-selection.ts';
import { useSteps } from '../features/review-flow/use-steps.ts';
import { paths } from '../paths.ts';
import { toasts } from '../ui/toast-queue.ts';
import { openManualCopy } from './drawn-dialogs.ts';
import { readEarlyReview } from './early-review.ts';
import { takeEarlyTaps } from './early-taps.ts';
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
  const [isHydrated, setLive] = useState(false);
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const [noteProblem, setNoteProblem] = useState<string>();
  const [drafts, setDrafts] = useState(noDrafts);
  const hasDraft = drafts.draft !== null;
  const selection = useSelection(data.sentiments);
  const steps = useSteps<StepName>({
    home: 'choice',
    hashed: stepNames,
    isOpen: (step) => step === 'good' || step === 'bad' || hasDraft,
  });
  const drafting = useDrafting({
    bodyOf: (request, style) => publicDraftBody(request, business.id, style),
    businessName: business.name,
    attempts,
    onDraft: (draft) => setDrafts((known) => withDraft(known, draft)),
    onFailure(error, task): void {
      toasts.show(failedDraftToast(task, error));
      if (!(error instanceof ApiError)) return;
      setNoteProblem(error.fields['note']);
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
    if (isHydrated) {
      steps.start();
      return;
    }
    const place = saved.read();
    const early = readEarlyReview(reviewForm());
    selection.adopt(place?.chosen ?? [], early.ticked);
    setName(early.name || (place?.name ?? ''));
    setNote(early.note || (place?.note ?? ''));
    setDrafts(restoredDrafts(place));
    Object.assign(attempts, place?.attempts);
    if (place) restoreFeedback(feedbackForm(), place.feedback);
    followFeedback(feedbackForm(), { business, attempts, onReceived: finish });
    setLive(true);
    // Both happen once, whatever these functions close over later.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isHydrated]);
  useEffect(() => {
    if (isHydrated) for (const id of takeEarlyTaps()) repeatTap(id, business.id);
  }, [isHydrated, business.id]);
  useKeeping({
    isHydrated,
    saved,
    collect: () => ({
      chosen: selection.chosen,
      name,
      note,
      ...drafts,
      feedback: readFeedback(feedbackForm()),
      attempts,
    }),
    onIdle(): void {
      clear();
      steps.back('choice');
    },
  });

  function clear(): void {
    clearReview();
    feedbackForm().reset();
  }
  function clearReview(): void {
    drafting.stop();
    selection.clear();
    setName('');
    changeNote('');
    setDrafts(noDrafts);
    delete attempts.draft;
    saved.forget();
  }
  function changeNote(typed: string): void {
    setNote(typed);
    setNoteProblem(undefined);
  }
  function finish(): void {
    clear();
    setTimeout(() => location.assign(paths.reviewShield(data.slug)), farewell);
  }

  return {
    isHydrated,
    selection,
    name,
    setName,
    note,
    setNote: changeNote,
    noteProblem,
    drafts,
    setDrafts,
    preview,
    steps,
    drafting,
    copying,
    async generate(): Promise<void> {
      const isArrived = await drafting.generate(draftRequest(selection.chosen, name, note));
      // Whoever has gone elsewhere in the meantime is not fetched back.
      if (isArrived && steps.shown.current === 'good') steps.go('preview');
    },
    startOver(): void {
      clearReview();
      steps.back('good');
    },
  };
}

// The page has these two forms, in this order, for as long as the journey is in it.
const reviewForm = () => document.forms[0] as HTMLFormElement; // see above
const feedbackForm = () => document.forms[1] as HTMLFormElement; // see above

/** Answers a tap from before the page was live. A link has opened by itself; it is only counted. */
function repeatTap(id: string, businessId: number): void {
  const element = document.getElementById(id);
  if (element instanceof HTMLAnchorElement) recordClick('google', businessId);
  else element?.click();
}
