/** A wait of at least a second in whole seconds, minutes or hours, rounded up: "1 minute". */
export function waitText(seconds: number): string {
  const [size, unit] =
    seconds < 60 ? [1, 'second'] : seconds <= 59 * 60 ? [60, 'minute'] : [3_600, 'hour'];
  const count = Math.ceil(seconds / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
