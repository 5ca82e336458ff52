const headingId = 'dashboard';

export function DashboardHeading() {
  return (
    <h1 id={headingId} tabIndex={-1}>
      My Dashboard
    </h1>
  );
}

/** Before a note goes away with the focused button that dismisses it. */
export function focusDashboardHeading(): void {
  document.getElementById(headingId)?.focus({ preventScroll: true });
}
