const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment in the time of who looks; in UTC where the pointer rests. */
export function Timestamp({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={`${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`}>
      {/* `12:17` and `AM` stay together. */}
      {words.format(date).replace(/\s(?=[AP]M$)/, '\u00A0')}
    </time>
  );
}
