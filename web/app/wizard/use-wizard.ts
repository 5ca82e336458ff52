import { useEffect, useState } from 'react';
import type { IdempotentRequest } from '../../api/idempotent-request.ts';
import { constraints } from '../../../contract/constraints.ts';
import { ApiError } from '../../api/errors.ts';
import { arrivedDraft, draftRequest } from '../../features/review-flow/draft.ts';
import { noDrafts, restoredDrafts, withDraft } from '../../features/review-flow/drafts.ts';
import { draftBody } from '../../features/review-flow/request-draft.ts';
import { useDrafting } from '../../features/review-flow/use-drafting.ts';
import { useSelection } from '../../features/review-flow/use-selection.ts';
import { useSteps } from '../../features/review-flow/use-steps.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { failureToast } from './generation-failure.ts';
import { saveWizardState, readWizardState } from './wizard-state.ts';
import type { WizardStep } from './step-list.tsx';
import { useDraftQuery } from './use-draft-query.ts';
import { useSentiments } from './use-sentiments.ts';

/** The wizard's state: what was chosen, the draft, and the step that shows them. */
export function useWizard() {
  const [isHydrated, setLive] = useState(false);
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const [drafts, setDrafts] = useState(noDrafts);
  const [rewrites] = useState<{ draft?: IdempotentRequest }>({});
  const { draft } = drafts;
  const [attempt, setAttempt] = useState<IdempotentRequest | null>(null);
  const sentiments = useSentiments();
  const selection = useSelection(sentiments.offered);
  const steps = useSteps<WizardStep>({
    home: 'select',
    hashed: ['generate', 'share'],
    isOpen: (step) =>
      step === 'share' ? draft !== null : selection.chosen.length === constraints.sentiments,
  });
  const request = draftRequest(selection.chosen, name, note);
  const generation = useDraftQuery({
    isOpen: isHydrated && steps.step === 'generate',
    request,
    attempt,
    onAttempt: setAttempt,
    onDraft: (reply) => {
      setDrafts(withDraft(noDrafts, arrivedDraft(reply, request)));
      setAttempt(null);
    },
  });
  const drafting = useDrafting({
    bodyOf: draftBody,
    attempts: rewrites,
    onDraft: (another) => setDrafts((known) => withDraft(known, another)),
    onFailure: (error) => toasts.show(failureToast(error)),
  });

  useEffect(() => {
    const place = readWizardState();
    selection.adopt(place?.chosen ?? [], []);
    setName(place?.name ?? '');
    setNote(place?.note ?? '');
    setDrafts(restoredDrafts(place));
    setAttempt(place?.attempt ?? null);
    setLive(true);
    // Once, when the page comes alive.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    if (isHydrated) steps.start();
    // The address is read once what it may show has been restored.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isHydrated]);
  useEffect(() => {
    if (isHydrated) saveWizardState({ chosen: selection.chosen, name, note, ...drafts, attempt });
  }, [isHydrated, selection.chosen, name, note, drafts, attempt]);
  useEffect(() => {
    if (isHydrated && draft && steps.step === 'generate') showInPlace('share');
    // Only a draft that has just arrived ends the wait.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draft]);

  return {
    step: steps.step,
    isHydrated,
    sentiments,
    selection,
    name,
    setName,
    note,
    setNote,
    /** Why the server did not take the note as it stands. */
    noteProblem: generation.error instanceof ApiError ? generation.error.fields['note'] : undefined,
    draft,
    drafts,
    setDrafts,
    drafting,
    generation,
    /** Drops the earlier drafts: from here on the new choice counts. */
    generate: () => {
      drafting.stop();
      setDrafts(noDrafts);
      steps.go('generate');
    },
    /** Keeps everything. */
    backToSelect: () => steps.back('select'),
    /** Clears everything. */
    startOver: () => {
      drafting.stop();
      selection.clear();
      setName('');
      setNote('');
      setDrafts(noDrafts);
      setAttempt(null);
      steps.back('select');
    },
  };
}

/** Puts a step in the place of a passing one, so that Back does not lead into the wait again. */
function showInPlace(step: WizardStep): void {
  history.replaceState(history.state, '', `#${step}`);
  // The steps follow the address.
  dispatchEvent(new PopStateEvent('popstate'));
}
