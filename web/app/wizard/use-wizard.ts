import { useEffect, useState } from 'react';
import type { Attempt } from '../../api/attempt.ts';
import { limits } from '../../../contract/limits.ts';
import { arrivedDraft, draftRequest, type Draft } from '../../features/review-flow/draft.ts';
import { useSelection } from '../../features/review-flow/use-selection.ts';
import { useSteps } from '../../features/review-flow/use-steps.ts';
import { keepPlace, readPlace } from './place.ts';
import type { WizardStep } from './step-list.tsx';
import { useDraftQuery } from './use-draft-query.ts';
import { useSentiments } from './use-sentiments.ts';

/** The wizard's state: what was chosen, the draft, and the step that shows them. */
export function useWizard() {
  const [isLive, setLive] = useState(false);
  const [name, setName] = useState('');
  const [draft, setDraft] = useState<Draft | null>(null);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const sentiments = useSentiments();
  const selection = useSelection(sentiments.offered);
  const steps = useSteps<WizardStep>({
    home: 'select',
    hashed: ['generate', 'share'],
    isOpen: (step) =>
      step === 'share' ? draft !== null : selection.chosen.length === limits.sentiments,
  });
  const request = draftRequest(selection.chosen, name);
  const generation = useDraftQuery({
    isOpen: isLive && steps.step === 'generate',
    request,
    attempt,
    onAttempt: setAttempt,
    onDraft: (reply) => {
      setDraft(arrivedDraft(reply, request));
      setAttempt(null);
    },
  });

  useEffect(() => {
    const place = readPlace();
    selection.adopt(place?.chosen ?? [], []);
    setName(place?.name ?? '');
    setDraft(place?.draft ?? null);
    setAttempt(place?.attempt ?? null);
    setLive(true);
    // Once, when the page comes alive.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    if (isLive) steps.start();
    // The address is read once what it may show has been restored.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isLive]);
  useEffect(() => {
    if (isLive) keepPlace({ chosen: selection.chosen, name, draft, attempt });
  }, [isLive, selection.chosen, name, draft, attempt]);
  useEffect(() => {
    if (isLive && draft && steps.step === 'generate') showInPlace('share');
    // Only a draft that has just arrived ends the wait.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draft]);

  return {
    step: steps.step,
    isLive,
    sentiments,
    selection,
    name,
    setName,
    draft,
    setDraft,
    generation,
    /** Drops the former draft: from here on the new choice counts (W-38). */
    generate: () => {
      setDraft(null);
      steps.go('generate');
    },
    /** Keeps everything (W-74). */
    backToSelect: () => steps.back('select'),
    /** Clears everything (W-49, C-40). */
    startOver: () => {
      selection.clear();
      setName('');
      setDraft(null);
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
