import type { VisitEvent } from '../../contract/visits.ts';
import { record } from '../api/record-click.ts';
import { readStoredJson, storeJson } from '../browser-storage.ts';
import { ownVisitMark } from '../own-visit-mark.ts';
import { navigationType } from './navigation-type.ts';
import type { StepName } from './step-title.tsx';

/** The events of this visit that are counted, one after the other; empty before the first. */
let counted = '';

/**
 * Counts the visit and the step it has reached, each once per visit and only while the page is seen: no
 * frame is drawn of a prerendered page or a tab in the background. A reload or a step back in the history
 * continues a visit.
 */
export function countStep(step: StepName, businessId: number): void {
  requestAnimationFrame(() => countSeen(step, businessId));
}

function countSeen(step: StepName, businessId: number): void {
  const key = `visit:${location.pathname}`;
  counted ||= (navigationType() !== 'navigate' && readStoredJson('sessionStorage', key)) || begin();
  const count = (event: VisitEvent) => {
    if (counted.includes(event)) return;
    counted += event;
    record(event, businessId);
  };
  count('view');
  // The platforms come after copying.
  if (step === 'platform') count('copied');
  if (step === 'good' || step === 'bad') count(step);
  storeJson('sessionStorage', key, counted);
}

/** When owners look at their own page, everything is marked as counted already. */
function begin(): string {
  if (location.search !== ownVisitMark) return '';
  // So that no owner sends this address to customers.
  history.replaceState(history.state, '', location.pathname + location.hash);
  return 'viewgoodbadcopied';
}
