import { constraints } from '../../../contract/constraints.ts';
import { capitalizeSentiment } from '../../../contract/sentiments.ts';
import type { Toast } from '../../ui/toast-queue.ts';
import { notFour, pickerToasts } from './picker-toasts.ts';

/** The result of a change; a refused one leaves `chosen` as it was and gives the reason. */
export interface Selection {
  chosen: readonly string[];
  refusal?: Toast;
}

export const isFull = (chosen: readonly string[]) => chosen.length >= constraints.sentiments;

/** Selects or deselects a sentiment; a fifth is refused. */
export function toggled(chosen: readonly string[], text: string): Selection {
  if (chosen.includes(text)) return { chosen: chosen.filter((other) => other !== text) };
  if (isFull(chosen)) return { chosen, refusal: pickerToasts.maximum };
  return { chosen: [...chosen, text] };
}

/**
 * Adds a custom sentiment. One that equals an offered one, ignoring case, selects the offered one.
 */
export function withCustom(
  chosen: readonly string[],
  offered: readonly string[],
  typed: string,
): Selection {
  const custom = capitalizeSentiment(typed);
  if (custom === '') return { chosen, refusal: pickerToasts.empty };
  const text = offered.find((other) => isSame(other, custom)) ?? custom;
  if (chosen.some((other) => isSame(other, text))) {
    return { chosen, refusal: pickerToasts.duplicate };
  }
  return toggled(chosen, text);
}

/** Merges the saved sentiments with those checked before hydration, up to four. */
export function mergeSelection(saved: readonly string[], checked: readonly string[]): Selection {
  const all = [...new Set([...saved, ...checked])];
  const chosen = all.slice(0, constraints.sentiments);
  return all.length > chosen.length ? { chosen, refusal: pickerToasts.maximum } : { chosen };
}

/** The toast that explains why these cannot be submitted, if they cannot. */
export function submitToast(chosen: readonly string[]): Toast | undefined {
  if (chosen.length === 0) return pickerToasts.none;
  return chosen.length === constraints.sentiments ? undefined : notFour(chosen.length);
}

/** The submit button's text; it says how many sentiments are missing. */
export function submitLabel(count: number): string {
  const left = constraints.sentiments - count;
  if (left === 0) return 'Generate My Review';
  return `Select ${left} more sentiment${left === 1 ? '' : 's'}`;
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
