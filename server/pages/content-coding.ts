import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';

export type ContentCoding = (typeof codings)[number];

const codings = ['br', 'gzip', 'identity'] as const;

/** Tie-breaker for codings with equal weight: smallest output first. */
const preferred = ['br', 'gzip'];

/** The choice for the headers seen so far: browsers send only a few different ones. */
const picked = new Map<string | undefined, ContentCoding>();
const maxPicked = 100;

/** Characters. Browsers send about twenty-five; parsing 15 kB takes longer than anything else for a page. */
const longest = 200;

/**
 * Picks the content coding that the browser prefers, from `Accept-Encoding` (RFC 9110, section 12.5.3).
 * Falls back to `identity` if the browser accepts none of ours.
 */
export function pickCoding(headers: IncomingHttpHeaders): ContentCoding {
  const accepted = headers['accept-encoding'];
  if (accepted && accepted.length > longest) return 'identity';
  const known = picked.get(accepted);
  if (known) return known;
  const coding = new Negotiator({ headers }).encoding(codings, { preferred }) ?? 'identity';
  if (picked.size === maxPicked) picked.clear();
  picked.set(accepted, coding);
  return coding;
}
