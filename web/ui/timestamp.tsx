const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** For what is at most weeks away. */
const shortFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** A time in the reader's time zone, with UTC as the tooltip; without the year if `isShort`. */
export function Timestamp({ at, isShort = false }: { at: string; isShort?: boolean }) {
  const date = new Date(at);
  const text = (isShort ? shortFormat : format).format(date);
  const end = text.lastIndexOf(', ') + 1;
  return (
    <time dateTime={at} title={`${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`}>
      {/* Breaks only between the day and the time. */}
      <span className="unbroken">{text.slice(0, end)}</span>{' '}
      <span className="unbroken">{text.slice(end + 1)}</span>
    </time>
  );
}
