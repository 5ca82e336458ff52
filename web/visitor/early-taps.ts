import { recordClick, type Platform } from '../api/record-click.ts';

/** The global in which the inline script collects the ids of elements tapped before hydration. */
export const earlyTapsName = 'earlyTaps';

declare global {
  interface Window {
    /** Missing if the inline script did not run. */
    [earlyTapsName]?: string[];
  }
}

/** Replays, in order, the taps from before hydration. */
export function repeatEarlyTaps(businessId: number): void {
  for (const id of window[earlyTapsName]?.splice(0) ?? []) repeatTap(id, businessId);
}

/** The browser has already opened a tapped link; it only has to be counted. */
function repeatTap(id: string, businessId: number): void {
  const element = document.getElementById(id);
  if (element instanceof HTMLAnchorElement)
    recordClick(element.dataset['platform'] as Platform, businessId); // by `PlatformLink`
  else element?.click();
}
