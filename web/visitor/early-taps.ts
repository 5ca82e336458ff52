import { recordClick } from '../api/record-click.ts';

/** Where the head script notes the ids of what was tapped before the page was live. */
export const earlyTapsName = 'earlyTaps';

declare global {
  interface Window {
    /** Missing where the head script could not run. */
    [earlyTapsName]?: string[];
  }
}

/** Answers, in their order, the taps from before the page was live. */
export function repeatEarlyTaps(businessId: number): void {
  for (const id of window[earlyTapsName]?.splice(0) ?? []) repeatTap(id, businessId);
}

/** A link has opened by itself; it is only counted. */
function repeatTap(id: string, businessId: number): void {
  const element = document.getElementById(id);
  if (element instanceof HTMLAnchorElement) recordClick('google', businessId);
  else element?.click();
}
