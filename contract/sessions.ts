import * as z from 'zod/mini';
import { idInPath } from './ids.ts';

/** A browser that is signed in to the caller's account. */
export const session = z.object({
  /** Only for ending the session; it is no secret and opens nothing. */
  id: z.int(),
  /** A name from our own list, such as `Chrome on Android`. */
  browser: z.string(),
  signedInAt: z.string(),
  /** Recorded at most once an hour: the session may have been used up to an hour later. */
  lastUsedAt: z.string(),
  /** Of a session that is not kept: it ends with the browser, and at this time at the latest. */
  endsAt: z.optional(z.string()),
  /** The session that this call was made with. */
  isCurrent: z.boolean(),
});

export type Session = z.infer<typeof session>;

/** How many sessions are listed: the caller's own, then those used last. */
export const listedSessions = 50;

export const sessionsReply = z.object({
  sessions: z.array(session),
  /** How many there are, listed or not. */
  total: z.int(),
});

export const sessionParams = z.object({ id: idInPath });
