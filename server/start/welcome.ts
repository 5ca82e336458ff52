import encodeQR from 'qr';
import { brand } from '../../contract/brand.ts';
import { inboxKey } from '../routes/inbox.ts';
import { demoSlug } from './demo/demo-businesses.ts';
import type { RunningServer } from './start-server.ts';
import type { Announcement } from './workers/messages.ts';

/** What a start says once the server runs. */
export function announce(server: RunningServer): Announcement {
  return { addresses: server.addresses, notices: server.notices, welcome: welcome(server) };
}

/** For the terminal: the URLs, and how to sign in to the demo. */
function welcome(server: RunningServer): string {
  const [local = '', ...network] = server.addresses;
  return [
    `${brand.name} ${brand.version} is running.`,
    '',
    ...addressLines(server, local),
    ...signInLines(server, local),
    ...network.flatMap((address) => networkLines(server, address)),
    'Press Ctrl-C to stop.',
    '',
  ].join('\n');
}

function addressLines({ ctx, demo }: RunningServer, address: string): string[] {
  return [
    ...(demo
      ? [
          line('Demo review page', `${address}/thumbs-up-down/${demoSlug}`),
          line('Review wizard', `${address}/review`),
        ]
      : []),
    ...(ctx.inbox ? [line('Development inbox', `${address}/dev/inbox`)] : []),
    line('API description', `${address}/openapi.json`),
    '',
  ];
}

function signInLines({ demo }: RunningServer, address: string): string[] {
  const signIn = line('Sign in', `${address}/auth`);
  if (!demo) return [signIn, ''];
  const { owner, admin } = demo;
  return [
    signIn,
    line('Demo owner', `${owner.email}  ${owner.password}`),
    line('Demo admin', `${admin.email}  ${admin.password}`),
    '',
  ];
}

/** For a phone on the same network: the page's URL, and the same as a QR code. */
function networkLines({ ctx, demo }: RunningServer, address: string): string[] {
  const page = demo ? `${address}/thumbs-up-down/${demoSlug}` : address;
  return [
    line('On your network', page),
    ...(ctx.inbox ? [line('Inbox on network', `${address}/dev/inbox?key=${inboxKey(ctx)}`)] : []),
    '',
    encodeQR(page, 'term'),
    '',
  ];
}

function line(label: string, value: string): string {
  return `  ${label.padEnd(18)}${value}`;
}
