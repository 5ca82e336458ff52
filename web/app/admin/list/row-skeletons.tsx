/** As many as a first page has. */
const count = 10;

/** Rows that are on their way, in their table. */
export function RowSkeletons({ columns, label }: { columns: number; label: string }) {
  return Array.from({ length: count }, (_, place) => (
    <tr key={place}>
      <td colSpan={columns}>
        <span
          className="skeleton row-skeleton"
          {...(place === 0 && { role: 'status', 'aria-label': label })}
        />
      </td>
    </tr>
  ));
}

/** The same as cards. */
export function CardSkeletons({ label }: { label: string }) {
  return (
    <div className="row-cards" role="status" aria-label={label}>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className="card row-card">
          <span className="skeleton line-skeleton" />
          <span className="skeleton line-skeleton" />
          <span className="skeleton bar-skeleton" />
        </div>
      ))}
    </div>
  );
}
