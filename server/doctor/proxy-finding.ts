import type { Config } from '../config/config.ts';
import { attention, failed, ok, type Finding } from './check.ts';
import { nobodysAddress, type InstallationAnswer } from './installation-proof.ts';

/**
 * Whether rate limits see visitors, judged by a request from here that claimed to come from an address
 * that nobody has.
 */
export function proxyFinding(
  { address, forwarded }: Pick<InstallationAnswer, 'address' | 'forwarded'>,
  { publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>,
): Finding {
  const added = forwarded.filter((entry) => entry !== nobodysAddress).length;
  if (address === nobodysAddress)
    return failed(
      'Anyone can pretend to be another visitor: what a browser claims in X-Forwarded-For is believed.',
      'Let the proxy set X-Forwarded-For, and TRUST_PROXY to the number of proxies.',
    );
  if (added === 0) {
    if (trustProxy === false && publicUrl.startsWith('http:'))
      return ok('Requests come directly from visitors, without a proxy.');
    return attention(
      'The proxy does not say where requests come from, so all visitors share one rate limit.',
      'Let the proxy set X-Forwarded-For, and TRUST_PROXY to the number of proxies.',
    );
  }
  if (trustProxy === false)
    return attention(
      'The proxy says where requests come from, but TRUST_PROXY is not set: all visitors share one rate limit.',
      `Set TRUST_PROXY=${added}.`,
    );
  if (typeof trustProxy === 'number' && added > trustProxy)
    return attention(
      `There are ${added} proxies, but TRUST_PROXY=${trustProxy}: visitors share the addresses of a proxy.`,
      `If all of them are yours, set TRUST_PROXY=${added}.`,
    );
  return ok('Rate limits see each visitor’s own address.');
}
