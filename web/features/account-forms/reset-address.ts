import { MINUTE } from '../../../contract/durations.ts';
import { readStoredJson, removeStored, storeJson } from '../../browser-storage.ts';

/** The address that a reset was requested for in this browser; the emailed link opens another tab. */
interface ResetAddress {
  email: string;
  /** Milliseconds since 1970. */
  at: number;
}

const key = 'reset-address';

/** As long as an emailed link lasts, in milliseconds. */
const linkTime = 30 * MINUTE;

export function rememberResetAddress(email: string): void {
  storeJson('localStorage', key, { email, at: Date.now() } satisfies ResetAddress);
}

/** Empty if none is known, or no longer. */
export function resetAddress(): string {
  const kept = readStoredJson<ResetAddress>('localStorage', key);
  return kept && Date.now() - kept.at < linkTime ? kept.email : '';
}

export function forgetResetAddress(): void {
  removeStored('localStorage', key);
}
