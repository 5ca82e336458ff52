import type { MouseEvent } from 'react';
import { recordClick, type Platform } from '../api/record-click.ts';

/** What a click on a server-rendered link or button does, by its `data-do`. */
export type Actions = Readonly<Record<string, () => void>>;

/**
 * Handles clicks on server-rendered elements, which have no handlers of their own: one listener,
 * dispatched by their data attributes.
 */
export function delegateClicks(businessId: number, actions: Actions) {
  return (event: MouseEvent) => {
    const { platform } = dataOf(event.target, '[data-platform]');
    // The middle button opens links too, and fires `auxclick`. Other auxiliary buttons don't.
    if (platform && event.button < 2 && !event.defaultPrevented)
      recordClick(platform as Platform, businessId); // by `PlatformLink`

    const act = actions[dataOf(event.target, '[data-do]')['do'] ?? ''];
    // Ctrl or Cmd opens the link in a new tab.
    if (!act || event.type !== 'click' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };
}

function dataOf(target: EventTarget, selector: string): DOMStringMap {
  return (target as Element).closest<HTMLElement>(selector)?.dataset ?? {}; // clicks happen on elements
}
