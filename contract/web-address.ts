import { businessConstraints } from './business-constraints.ts';
import { hasForbiddenCharacters } from './text.ts';

/** An absolute http or https address, without a password or invisible characters in it. */
export function isWebAddress(text: string): boolean {
  if (text.length > businessConstraints.webAddressLength) return false;
  if (!webStart.test(text) || /\s/.test(text) || hasForbiddenCharacters(text)) return false;
  try {
    const { hostname, username, password } = new URL(text);
    return hostname !== '' && username === '' && password === '';
  } catch {
    return false;
  }
}

/** `new URL` also accepts `https:example.com`, which as a link on our pages would point to our own host. */
const webStart = /^https?:\/\/[^/\\]/i;
