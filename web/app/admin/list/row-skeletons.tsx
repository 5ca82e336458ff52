/** The default page size. */
const count = 10;

/** Placeholder rows while a table loads. */
export function RowSkeletons({ columns, label }: { columns: number; label: string }) {
  return Array.from({ length: count }, (_, index) => (
    <tr key={index}>
      <td colSpan={columns}>
        <span
          className="skeleton row-skeleton"
          {...(index === 0 && { role: 'status', 'aria-label': label })}
        />
      </td>
    </tr>
  ));
}

/** Placeholder cards while a list loads. */
export function CardSkeletons({ label }: { label: string }) {
  return (
    <div className="row-cards" role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="card row-card">
          <span className="skeleton line-skeleton" />
          <span className="skeleton line-skeleton" />
          <span className="skeleton bar-skeleton" />
        </div>
      ))}
    </div>
  );
}
