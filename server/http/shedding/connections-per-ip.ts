import type { Server } from 'node:http';
import { BlockList, type Socket } from 'node:net';
import type { Context } from '../../context.ts';
import { addressGroup } from '../../rate-limiter/address-group.ts';

/** Connections of one address: a fifth of the server's. Browsers open one to six. */
const maxPerIp = 1_000;

/**
 * Closes connections beyond `most` of one address (IPv6: /64), so that a single machine cannot use up
 * all of the server's. Trusted proxies have the connections of everybody.
 */
export function limitConnectionsPerIp(
  server: Server,
  { trustProxy }: Pick<Context['config'], 'trustProxy'>,
  onClosed: () => void,
  most = maxPerIp,
): void {
  // With a number of hops, every peer is trusted.
  if (typeof trustProxy === 'number') return;
  const proxies = proxyList(trustProxy || []);
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress: address = '', remoteFamily } = socket;
    if (proxies.check(address, remoteFamily === 'IPv6' ? 'ipv6' : 'ipv4')) return;
    const group = addressGroup(address);
    const others = open.get(group) ?? 0;
    if (others >= most) {
      onClosed();
      socket.destroy();
      return;
    }
    open.set(group, others + 1);
    socket.once('close', () => {
      const left = (open.get(group) ?? 0) - 1;
      if (left > 0) open.set(group, left);
      else open.delete(group);
    });
  });
}

function proxyList(networks: string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = address.includes(':') ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
