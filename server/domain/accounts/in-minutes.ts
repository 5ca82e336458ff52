export function inMinutes(from: Date, minutes: number): Date {
  return new Date(from.getTime() + minutes * 60_000);
}
