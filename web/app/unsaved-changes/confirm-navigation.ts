import type { AroundNavHandler } from 'wouter';
import { hasUnsavedChanges, confirmLeaving } from './unsaved-changes.ts';

/** The index of the current page in the tab's history, if known. */
let shownAt: number | undefined;
/** The address of the rendered page, even if the address bar has already changed. */
let shownPath = '';

/** Wraps the router's navigation: links and redirects ask before leaving unsaved changes. */
export const confirmNavigation: AroundNavHandler = (navigate, to, options) => {
  const go = () => navigate(to, options);
  if (new URL(to, location.href).pathname === location.pathname) go();
  else confirmLeaving(go);
};

/**
 * Back and Forward cannot be prevented: they are undone before the router notices, and repeated
 * once the person confirms. Must be called before the router subscribes to the history.
 */
export function guardHistory(): void {
  recordShown();
  addEventListener('popstate', undoMove, { capture: true });
  for (const event of ['pushState', 'replaceState']) addEventListener(event, recordShown);
}

function undoMove(event: PopStateEvent): void {
  if (location.pathname === shownPath || !hasUnsavedChanges()) return recordShown();
  event.stopImmediatePropagation();
  const steps = stepsFromShown();
  history.go(-steps);
  confirmLeaving(() => history.go(steps));
}

function recordShown(): void {
  shownPath = location.pathname;
  shownAt = currentIndex();
}

/** How far the history moved; assumes one step back if the browser does not tell. */
function stepsFromShown(): number {
  const now = currentIndex();
  return now === undefined || shownAt === undefined ? -1 : now - shownAt;
}

/** The Navigation API is missing in older browsers and in TypeScript's DOM types. */
function currentIndex(): number | undefined {
  if (!('navigation' in window)) return undefined;
  const { currentEntry } = window.navigation as { currentEntry: { index: number } | null }; // the specified type
  return currentEntry?.index;
}
