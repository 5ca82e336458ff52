import type { Context } from '../../context.ts';
import type { CursorPosition } from '../../db/listings.ts';
import { isSameSecret } from '../../is-same-secret.ts';
import { DomainError } from '../domain-error.ts';

type Keys = Context['keys'];

/** A cursor is only valid for one list in one sort order. */
export interface Order {
  list: string;
  sort: string;
}

/** Length of the seal; short, since a cursor grants no access. */
const sealLength = 16;

/** Encodes a position in a list and seals it, so that clients cannot make up cursors. */
export function writeCursor(keys: Keys, order: Order, { key, id }: CursorPosition): string {
  const text = Buffer.from(JSON.stringify([key, id])).toString('base64url');
  return `${seal(keys, order, text)}${text}`;
}

/** @throws DomainError `invalid_request` for a cursor of another order, or not ours */
export function readCursor(keys: Keys, order: Order, cursor: string): CursorPosition {
  const text = cursor.slice(sealLength);
  const given = cursor.slice(0, sealLength);
  if (!isSameSecret(given, seal(keys, order, text))) throw strangeCursor();
  const [key, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [string, number]; // the seal proves that we wrote it
  return { key, id };
}

function seal(keys: Keys, { list, sort }: Order, text: string): string {
  return keys.digest('cursor', list, sort, text).slice(0, sealLength);
}

function strangeCursor(): DomainError {
  return new DomainError(
    'invalid_request',
    'This page of the list is no longer available. Please start again from the first page.',
  );
}
