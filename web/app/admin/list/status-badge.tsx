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

/** Visitors find the page of such a business at rest, whatever the business's own state (C-17). */
export function OwnerInactive() {
  return <Mark word="Owner inactive" />;
}
