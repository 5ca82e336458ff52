import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { DAY, toSeconds } from '../../contract/durations.ts';
import { appPages } from '../../contract/pages.ts';

/** A week: an address that never changes cannot be cached for good. */
const iconCache = `public, max-age=${toSeconds(7 * DAY)}`;

/** Both show the four-leaf mark of `web/features/brand/logo.tsx`. */
const icons = {
  // What iOS asks for when someone adds a page to the home screen.
  '/apple-touch-icon.png': 'apple-touch-icon.png',
  // For clients that don't read the page's own icon. They accept a PNG under this name.
  '/favicon.ico': 'favicon.png',
} as const;

const hidden = { schema: { hide: true }, config: { limit: 'page' } } as const;

/** Addresses that browsers and password managers know by convention. */
export function serveWellKnown(app: FastifyInstance): void {
  // https://www.w3.org/TR/change-password-url/: signed-out people sign in first and return to it.
  app.get('/.well-known/change-password', hidden, async (_, reply) =>
    reply.redirect(appPages.accountSettings, 302),
  );
  for (const [address, file] of Object.entries(icons)) {
    const icon = readFileSync(new URL(`../pages/icons/${file}`, import.meta.url));
    app.get(address, hidden, async (_, reply) =>
      reply.type('image/png').header('cache-control', iconCache).send(icon),
    );
  }
}
