/** Turns while something is under way. `label` is for those who cannot see it turn. */
export function Spinner({ label }: { label?: string }) {
  return <span className="spinner" {...(label && { role: 'status', 'aria-label': label })} />;
}
