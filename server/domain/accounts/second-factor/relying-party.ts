import { brand } from '../../../../contract/brand.ts';
import type { Config } from '../../../config/config.ts';

/** Whom passkeys are for (WebAuthn): a host, and the origin whose pages may use them. */
export interface RelyingParty {
  id: string;
  name: string;
  origin: string;
}

/**
 * The public URL's host. In development also `localhost` on any port, which browsers trust without https;
 * in production a request cannot choose.
 * @param host the request's Host header
 */
export function relyingParty(
  { publicUrl, production }: Pick<Config, 'publicUrl' | 'production'>,
  host: string,
): RelyingParty {
  const isLocal = !production && /^localhost(?::\d{1,5})?$/.test(host);
  const { hostname: id, origin } = new URL(isLocal ? `http://${host}` : publicUrl);
  return { id, name: brand.name, origin };
}
