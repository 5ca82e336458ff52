/** The global that contains the head script's listener. */
const listenerName = 'earlyTap';

interface EarlyTap extends EventListenerObject {
  button?: HTMLElement | null;
}

declare global {
  interface Window {
    /** Missing if the head script did not run. */
    [listenerName]?: EarlyTap;
  }
}

/**
 * Runs before the first paint: remembers the last tap on a button that needs hydration; a tap
 * anywhere else discards it. The Content-Security-Policy allows it by its hash.
 */
export const appHeadScript = `addEventListener("click",window.${listenerName}={handleEvent:function(e){\
this.button=e.target.closest("button[type=button]")}})`;

/** Replays the tap from before hydration, and removes the listener. */
export function repeatEarlyTap(): void {
  const tap = window[listenerName];
  if (!tap) return;
  removeEventListener('click', tap);
  delete window[listenerName];
  tap.button?.click();
}
