import type * as z from 'zod/mini';
import type { LimitName } from './rate-limits.ts';
import type { HttpMethod } from './routes.ts';

/**
 * Who may call.
 * - `public`: anyone; cookies are not even read.
 * - `anyone`: anyone; a session, where there is one, tells the handler who asks.
 * - `user`: signed in. `admin`: signed in, and an admin.
 */
export type Access = 'public' | 'anyone' | 'user' | 'admin';

type Schema = z.ZodMiniType;

export interface Endpoint {
  method: HttpMethod;
  path: string;
  access: Access;
  limit: LimitName;
  /** Bytes; `bodyLimit` unless told otherwise. */
  bodyLimit?: number;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  reply: Schema;
}

/** One line of the contract. Access is named, never assumed. */
export function endpoint<const E extends Endpoint>(line: E): E {
  return line;
}

/** What a part of a call holds after the contract has checked it. */
export type Checked<S> = S extends Schema ? z.output<S> : undefined;

/** What a caller sends. */
export type Sent<S> = S extends Schema ? z.input<S> : undefined;
