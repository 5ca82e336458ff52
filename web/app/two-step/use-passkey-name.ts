import { useQuery } from '@tanstack/react-query';
import { sessionsQuery } from '../dashboard/sessions/use-sessions.ts';

/**
 * A new passkey is named after this browser, as in the list of sessions. Only a page that doesn't show
 * that list requests it for the name.
 */
export function usePasskeyName(): string {
  const { data } = useQuery({ ...sessionsQuery, staleTime: Infinity, retryOnMount: false });
  return data?.sessions.find(({ isCurrent }) => isCurrent)?.browser ?? 'Passkey';
}
