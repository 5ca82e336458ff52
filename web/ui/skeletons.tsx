interface SkeletonsProps {
  count: number;
  /** Tells what is on its way to those who cannot see it. */
  label: string;
  variant?: 'line' | 'chip';
}

/** The shape of what is on its way. */
export function Skeletons({ count, label, variant = 'line' }: SkeletonsProps) {
  return (
    <div className={`${variant}s`} role="status" aria-label={label}>
      {Array.from({ length: count }, (_, place) => (
        <span key={place} className={`skeleton ${variant}-skeleton`} />
      ))}
    </div>
  );
}
