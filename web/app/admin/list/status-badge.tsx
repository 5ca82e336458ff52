/** Differs by text and shape, not only by color. */
export function StatusBadge({ isActive }: { isActive: boolean }) {
  return (
    <span className={isActive ? 'status active' : 'status'}>
      {isActive ? 'Active' : 'Inactive'}
    </span>
  );
}

/** Instead of active or inactive: whatever its owner chooses, the page stays closed. */
export function Suspended() {
  return <span className="status suspended">Suspended</span>;
}

/** A short note after a name. */
export function Mark({ label }: { label: string }) {
  return (
    <>
      {' '}
      <span className="mark">{label}</span>
    </>
  );
}

/** Visitors see such a business as inactive, even if it is active itself. */
export function OwnerInactive() {
  return <Mark label="Owner inactive" />;
}
