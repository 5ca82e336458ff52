import type { MouseEvent } from 'react';
import { recordClick, type Platform } from '../api/record-click.ts';

/** What the links and buttons that the server drew can ask for, by their `data-do`. */
export type Actions = Readonly<Record<string, () => void>>;

/** Answers taps on what the server drew: it names what it wants, and nothing is attached to it. */
export function answerTaps(businessId: number, actions: Actions) {
  return (event: MouseEvent) => {
    const { platform } = dataOf(event.target, '[data-platform]');
    // The middle button opens a link too, and sends another event; no other auxiliary button does.
    if (platform && event.button < 2) recordClick(platform as Platform, businessId); // by `PlatformLink`

    const act = actions[dataOf(event.target, '[data-do]')['do'] ?? ''];
    // With one of these keys a person wants a link in a tab of its own.
    if (!act || event.type !== 'click' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };
}

function dataOf(target: EventTarget, selector: string): DOMStringMap {
  return (target as Element).closest<HTMLElement>(selector)?.dataset ?? {}; // as of every click
}
