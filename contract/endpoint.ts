import type * as z from 'zod/mini';
import type { LimitName } from './rate-limits.ts';
import type { HttpMethod } from './routes.ts';

/**
 * Who may call.
 * - `public`: anyone; cookies are ignored.
 * - `anyone`: anyone; a session, if there is one, tells the handler who is calling.
 * - `user`: signed in. `admin`: signed in as an admin.
 */
export type Access = 'public' | 'anyone' | 'user' | 'admin';

type Schema = z.ZodMiniType;

export interface Endpoint {
  method: HttpMethod;
  path: string;
  access: Access;
  limit: LimitName;
  /** Maximum body size in bytes; by default, what `bodyLimits` allows with or without a body. */
  bodyLimit?: number;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  reply: Schema;
  /** Response media type; by default JSON. */
  produces?: 'text/csv' | 'application/pdf';
}

/** One entry of the contract. Returns it unchanged, with literal types. Access has no default. */
export function endpoint<const E extends Endpoint>(entry: E): E {
  return entry;
}

/** A part of a call as parsed by the contract. */
export type Checked<S> = S extends Schema ? z.output<S> : undefined;

/** A part of a call as sent. */
export type Sent<S> = S extends Schema ? z.input<S> : undefined;
