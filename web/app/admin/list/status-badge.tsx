/** Said by word and by shape. */
export function StatusBadge({ isActive }: { isActive: boolean }) {
  return (
    <span className={isActive ? 'status active' : 'status'}>
      {isActive ? 'Active' : 'Inactive'}
    </span>
  );
}

/** Something that a person should know of the name before it. */
export function Mark({ word }: { word: string }) {
  return (
    <>
      {' '}
      <span className="mark">{word}</span>
    </>
  );
}

/** To visitors such a business is inactive, even if its own state is active. */
export function OwnerInactive() {
  return <Mark word="Owner inactive" />;
}
