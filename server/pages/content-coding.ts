import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';

export type ContentCoding = (typeof codings)[number];

const codings = ['br', 'gzip', 'identity'] as const;

/** Which of several that a browser takes equally is the smallest, first. */
const preferred = ['br', 'gzip'];

/**
 * The coding of a page that a browser likes best, by `Accept-Encoding` (RFC 9110, section 12.5.3). A
 * browser that refuses every coding that there is gets the page as it is.
 */
export function pickCoding(headers: IncomingHttpHeaders): ContentCoding {
  return new Negotiator({ headers }).encoding(codings, { preferred }) ?? 'identity';
}
