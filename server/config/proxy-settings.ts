import { BlockList, isIP } from 'node:net';
import { wrong } from './config-error.ts';
import type { SettingReader } from './setting-reader.ts';

/** None, a number of hops, or addresses. */
export type TrustedProxies = false | number | string[];

/** The proxies that may say where a request comes from. */
export function parseTrustProxy(read: SettingReader): TrustedProxies {
  const given = read.list('TRUST_PROXY');
  if (given.length === 0) return false;
  if (given.length === 1 && /^\d$/.test(given[0] ?? '')) return Number(given[0]) || false;
  if (!given.every(isNetwork))
    throw wrong(
      'TRUST_PROXY',
      'must be the number of proxies (1 to 9) or a list of their addresses',
      'TRUST_PROXY=1',
    );
  if (given.some(isTooWide) || trustsMost(given))
    throw wrong(
      'TRUST_PROXY',
      'trusts so many addresses that anyone could pretend to be another visitor',
      'TRUST_PROXY=10.0.0.0/8',
    );
  return given;
}

/** An address, or a range of addresses in CIDR notation. */
function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.split('/');
  const most = { 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && /^\d+$/.test(bits) && Number(bits) <= most;
}

/**
 * Private networks have at least 8 bits (10.0.0.0/8), or 7 (fc00::/7), and the widest ranges of public proxies
 * about 12, or 28.
 */
function isTooWide(network: string): boolean {
  const { address, bits } = partsOf(network);
  if (isIP(address) === 4) return bits < 8;
  // What begins with zeros may contain all IPv4 addresses, mapped.
  if (address.startsWith('::')) return bits < 104;
  return bits < (/^f[cd]/i.test(address) ? 7 : /^fe[89ab]/i.test(address) ? 10 : 16);
}

/** Public addresses, one from each range of eight bits, of which a list of real proxies has a few at most. */
const samples = Array.from({ length: 222 }, (_, index) => index + 1)
  .filter((first) => first !== 10 && first !== 127)
  .map((first) => `${first}.77.77.77`);
const maxSamples = samples.length / 4;

function trustsMost(networks: readonly string[]): boolean {
  const trusted = new BlockList();
  for (const network of networks) {
    const { address, bits } = partsOf(network);
    trusted.addSubnet(address, bits, isIP(address) === 4 ? 'ipv4' : 'ipv6');
  }
  return samples.filter((address) => trusted.check(address)).length > maxSamples;
}

function partsOf(network: string): { address: string; bits: number } {
  const [address = '', bits] = network.split('/');
  return { address, bits: Number(bits ?? (isIP(address) === 4 ? 32 : 128)) };
}
