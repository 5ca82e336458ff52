/** Where the head script keeps its listener. */
const listenerName = 'earlyTap';

interface EarlyTap extends EventListenerObject {
  button?: HTMLElement | null;
}

declare global {
  interface Window {
    /** Missing where the head script could not run. */
    [listenerName]?: EarlyTap;
  }
}

/**
 * Runs before the first paint: keeps the last tap on a button that only the live page can answer. A
 * tap anywhere else takes it back. Its text is allowed by its hash alone.
 */
export const appHeadScript = `addEventListener("click",window.${listenerName}={handleEvent:function(e){\
this.button=e.target.closest("button[type=button]")}})`;

/** Repeats the tap that came before the page was live; from here on the page hears all by itself. */
export function repeatEarlyTap(): void {
  const tap = window[listenerName];
  if (!tap) return;
  removeEventListener('click', tap);
  delete window[listenerName];
  tap.button?.click();
}
