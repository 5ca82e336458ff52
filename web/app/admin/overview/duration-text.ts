const steps = [
  { seconds: 86_400, one: 'day', many: 'days' },
  { seconds: 3_600, one: 'hour', many: 'hours' },
  { seconds: 60, one: 'minute', many: 'minutes' },
] as const;

/** A duration in its largest whole unit. @param seconds at least 0 */
export function durationText(seconds: number): string {
  const step = steps.find((one) => seconds >= one.seconds);
  if (!step) return 'less than a minute';
  const count = Math.floor(seconds / step.seconds);
  return `${count.toLocaleString('en-US')} ${count === 1 ? step.one : step.many}`;
}
