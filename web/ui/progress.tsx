interface ProgressProps {
  done: number;
  of: number;
  /** What is counted. */
  label: string;
}

/** A bar with a segment per step and a counter; it changes color when full. */
export function Progress({ done, of, label }: ProgressProps) {
  return (
    <div className={done === of ? 'progress full' : 'progress'}>
      <div
        className="progress-bar"
        role="progressbar"
        aria-label={label}
        aria-valuemax={of}
        aria-valuenow={done}
      />
      <span className="progress-count">{`${done}/${of}`}</span>
    </div>
  );
}
