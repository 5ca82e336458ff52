import { createHash } from 'node:crypto';
import type { Tally } from './manifest.ts';

const newline = 0x0a;

/** Counts and digests rows in PostgreSQL's text format, in which a line feed only ends a row. */
export function startTally(): { add: (bytes: Uint8Array) => void; finish: () => Tally } {
  const hash = createHash('sha256');
  let rows = 0;
  let bytes = 0;
  return {
    add(chunk) {
      hash.update(chunk);
      bytes += chunk.length;
      for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) rows += 1;
    },
    finish: () => ({ rows, bytes, sha256: hash.digest('hex') }),
  };
}
