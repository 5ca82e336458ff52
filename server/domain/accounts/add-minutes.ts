import { MINUTE } from '../../../contract/durations.ts';

export function addMinutes(from: Date, minutes: number): Date {
  return new Date(from.getTime() + minutes * MINUTE);
}
