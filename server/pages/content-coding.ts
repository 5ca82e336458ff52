import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';

export type ContentCoding = (typeof codings)[number];

const codings = ['br', 'gzip', 'identity'] as const;

/** Tie-breaker for codings with equal weight: smallest output first. */
const preferred = ['br', 'gzip'];

/**
 * Picks the content coding that the browser prefers, from `Accept-Encoding` (RFC 9110, section 12.5.3).
 * Falls back to `identity` if the browser accepts none of ours.
 */
export function pickCoding(headers: IncomingHttpHeaders): ContentCoding {
  return new Negotiator({ headers }).encoding(codings, { preferred }) ?? 'identity';
}
