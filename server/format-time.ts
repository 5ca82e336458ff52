const format = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Such as "November 21, 2026 at 10:00 AM UTC": the recipient's time zone is unknown. */
export function formatTimestamp(moment: Date): string {
  return `${format.format(moment).replaceAll('\u202f', ' ')} UTC`;
}

/** Such as "10 minutes". */
export function formatMinutes(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
