interface SkeletonsProps {
  count: number;
  /** Announces what is loading to screen readers. */
  label: string;
  variant?: 'line' | 'chip';
}

/** Placeholders in the shape of what is loading. */
export function Skeletons({ count, label, variant = 'line' }: SkeletonsProps) {
  return (
    <div className={`${variant}s`} role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={`skeleton ${variant}-skeleton`} />
      ))}
    </div>
  );
}
