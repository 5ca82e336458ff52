import * as z from 'zod/mini';

/** What admins are notified of. These names are stored in rows, so they must never change. */
export const troubleKinds = [
  'undeliverable_feedback',
  'waiting_email',
  'full_disk',
  'no_backup',
] as const;

export type TroubleKind = (typeof troubleKinds)[number];

export const trouble = z.discriminatedUnion('kind', [
  /** Private feedback that was given up on in the last seven days; `at`: the last of it. ISO 8601 */
  z.object({ kind: z.literal('undeliverable_feedback'), count: z.int(), at: z.string() }),
  /** Seconds that the oldest email has been waiting. */
  z.object({ kind: z.literal('waiting_email'), seconds: z.int() }),
  /** The disk of the embedded database: the share that is used, in percent, and the bytes that are free. */
  z.object({ kind: z.literal('full_disk'), percent: z.int(), free: z.number() }),
  /** No backup for a week; `at`: the last one, null if none is known. ISO 8601 */
  z.object({ kind: z.literal('no_backup'), at: z.nullable(z.string()) }),
]);

export type Trouble = z.infer<typeof trouble>;
