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
  return (
    <time dateTime={at} title={`${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`}>
      {/* Keeps `12:17` and `AM` on one line. */}
      {(isShort ? shortFormat : format).format(date).replace(/\s(?=[AP]M$)/, '\u00A0')}
    </time>
  );
}
