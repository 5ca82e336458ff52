const format = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** Such as "December 12 at 3:05 PM EST", in the reader's time zone. */
export function deadlineText(at: string): string {
  return format.format(new Date(at));
}
