const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A time in the reader's time zone, with UTC as the tooltip. */
export function Timestamp({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={`${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`}>
      {/* Keeps `12:17` and `AM` on one line. */}
      {format.format(date).replace(/\s(?=[AP]M$)/, '\u00A0')}
    </time>
  );
}
