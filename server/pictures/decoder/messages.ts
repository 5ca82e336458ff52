import type { PictureKind } from '../picture-kind.ts';

/** What the server sends to the decoder: one file at a time. */
export interface Order {
  kind: PictureKind;
  bytes: Uint8Array;
}

/** What the decoder sends: once that it can begin, then one answer to each order. */
export type Answer =
  | { is: 'ready' }
  | { is: 'logo'; bytes: Uint8Array }
  | { is: 'too-long' }
  | { is: 'unreadable'; cause: string };
