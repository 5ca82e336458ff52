import { createServer, connect, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

export interface Link {
  /** Milliseconds there and back. */
  roundTrip: number;
  /** Towards the phone, shared by its connections, in bits per second. */
  bitsPerSecond: number;
}

export interface SlowLink {
  port: number;
  close(): void;
}

/** A TCP proxy that delays what passes as a phone's link does. */
export async function startSlowLink(target: number, link: Link): Promise<SlowLink> {
  const oneWay = link.roundTrip / 2;
  const sockets = new Set<Socket>();
  /** When the last byte that is on its way to the phone will have left. */
  let freeAt = 0;
  const server = createServer((phone) => {
    const site = connect(target, '127.0.0.1');
    for (const socket of [phone, site]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    // The handshake takes a round trip before the first byte is sent.
    const openedAt = Date.now() + link.roundTrip;
    phone.on('data', (bytes: Buffer) => {
      setTimeout(() => site.write(bytes), Math.max(oneWay, openedAt + oneWay - Date.now()));
    });
    site.on('data', (bytes: Buffer) => {
      for (let start = 0; start < bytes.length; start += packet) {
        const part = bytes.subarray(start, start + packet);
        freeAt = Math.max(freeAt, Date.now()) + (part.length * 8_000) / link.bitsPerSecond;
        setTimeout(() => phone.write(part), freeAt + oneWay - Date.now());
      }
    });
    phone.on('end', () => site.end());
    site.on('end', () =>
      setTimeout(() => phone.end(), Math.max(0, freeAt - Date.now()) + link.roundTrip),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port, // it listens on TCP
    close(): void {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Bytes of a TCP segment's payload on Ethernet. */
const packet = 1_460;
