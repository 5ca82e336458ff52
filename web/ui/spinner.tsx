/** Shown while something is loading. `label` is for screen readers. */
export function Spinner({ label }: { label?: string }) {
  return <span className="spinner" {...(label && { role: 'status', 'aria-label': label })} />;
}
