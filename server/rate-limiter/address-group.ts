import { isIPv4 } from 'node:net';

/**
 * What identifies a visitor by their address. A household or phone has a whole IPv6 /64, so the last 64 bits
 * don't distinguish visitors. Some proxies report an address with its port, which changes with every
 * connection.
 */
export function addressGroup(address: string): string {
  const plain = address
    .replace(/^\[([^\]]*)\].*$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain) || !plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('%', 1)[0]?.split('::') ?? [];
  const start = head.split(':').filter(Boolean);
  const end = tail?.split(':').filter(Boolean) ?? [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0');
  return [...start, ...zeros, ...end]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}
