import { useSessions } from '../dashboard/sessions/use-sessions.ts';

/** A new passkey is named after this browser, as in the list of sessions. */
export function usePasskeyName(): string {
  const { list } = useSessions();
  return list?.sessions.find(({ isCurrent }) => isCurrent)?.browser ?? 'Passkey';
}
