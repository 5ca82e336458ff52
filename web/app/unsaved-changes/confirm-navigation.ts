import type { AroundNavHandler } from 'wouter';
import { hasEdits, leaveBy } from './unsaved-changes.ts';

/** The place of the shown page in the tab's history, while that is known. */
let shownAt: number | undefined;
/** The address that the screen shows, whatever the address bar says meanwhile. */
let shownPath = '';

/** The router's moves, by links and redirects: away from unsaved edits only after a question. */
export const askBeforeMoving: AroundNavHandler = (navigate, to, options) => {
  const go = () => navigate(to, options);
  if (new URL(to, location.href).pathname === location.pathname) go();
  else leaveBy(go);
};

/**
 * Back and Forward cannot be stopped: they are undone before the router hears of them, and done
 * again once the person has said so. To be called before the router looks at the history.
 */
export function guardHistory(): void {
  note();
  addEventListener('popstate', undoMove, { capture: true });
  for (const event of ['pushState', 'replaceState']) addEventListener(event, note);
}

function undoMove(event: PopStateEvent): void {
  if (location.pathname === shownPath || !hasEdits()) return note();
  event.stopImmediatePropagation();
  const steps = stepsFromShown();
  history.go(-steps);
  leaveBy(() => history.go(steps));
}

function note(): void {
  shownPath = location.pathname;
  shownAt = place();
}

/** How far the history moved; one step back where the browser does not tell. */
function stepsFromShown(): number {
  const now = place();
  return now === undefined || shownAt === undefined ? -1 : now - shownAt;
}

/** The Navigation API is missing in older browsers, and in the library's types. */
function place(): number | undefined {
  if (!('navigation' in window)) return undefined;
  const { currentEntry } = window.navigation as { currentEntry: { index: number } | null }; // its type
  return currentEntry?.index;
}
