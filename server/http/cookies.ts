import type { Config } from '../config.ts';

/**
 * The session cookie's name. `__Host-` binds it to the host and to https; browsers refuse it on
 * plain http, where development lives.
 */
export function sessionCookie({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return publicUrl.startsWith('https:') ? '__Host-sid' : 'sid';
}
