import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { CursorPosition } from '../../db/listings.ts';
import { DomainError } from '../domain-error.ts';

type Keys = Context['keys'];

/** A cursor is of one list in one order. */
export interface Order {
  list: string;
  sort: string;
}

/** Characters of the seal: enough for what grants nothing. */
const sealLength = 16;

/** A position in a list, sealed, so that only what the server has written comes back. */
export function writeCursor(keys: Keys, order: Order, { key, id }: CursorPosition): string {
  const text = Buffer.from(JSON.stringify([key, id])).toString('base64url');
  return `${seal(keys, order, text)}${text}`;
}

/** @throws DomainError `invalid_request` for what is not of this order, or not ours */
export function readCursor(keys: Keys, order: Order, cursor: string): CursorPosition {
  const text = cursor.slice(sealLength);
  const given = Buffer.from(cursor.slice(0, sealLength));
  const right = Buffer.from(seal(keys, order, text));
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw strangeCursor();
  const [key, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [string, number]; // as written, which the seal says
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
