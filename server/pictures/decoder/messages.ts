import type { PictureKind } from '../picture-kind.ts';
import type { FittedLogo } from './fit-logo.ts';

/** What the server sends to the decoder: one file at a time. */
export interface Order {
  kind: PictureKind;
  bytes: Uint8Array;
}

/** What the decoder sends: once that it can begin, then one answer to each order. */
export type Answer =
  | { is: 'ready' }
  | ({ is: 'logo' } & FittedLogo)
  | { is: 'too-long' }
  | { is: 'unreadable'; cause: string };
