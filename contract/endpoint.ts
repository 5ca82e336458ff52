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
  /** The most bytes that a body can have; by default, what `bodyLimits` allows with or without a body. */
  bodyLimit?: number;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  reply: Schema;
  /** What it answers with; by default JSON. */
  produces?: 'text/csv' | 'application/pdf';
}

/** One line of the contract. Access has no default. */
export function endpoint<const E extends Endpoint>(line: E): E {
  return line;
}

/** A part of a call as parsed by the contract. */
export type Checked<S> = S extends Schema ? z.output<S> : undefined;

/** A part of a call as sent. */
export type Sent<S> = S extends Schema ? z.input<S> : undefined;
