import type { Context } from '../context.ts';

export interface StoredMessage {
  kind: string;
  status: string;
  payload: Buffer | null;
  attempts: number;
  next_attempt_at: Date;
  leased_until: Date | null;
  last_reason: string | null;
  last_reply: string | null;
}

/** The outbox's rows, oldest first. */
export async function outboxRows({ pool }: Pick<Context, 'pool'>): Promise<StoredMessage[]> {
  const { rows } = await pool.query<StoredMessage>('select * from outbox order by id');
  return rows;
}

/** The only row of the outbox. @throws if there are none, or several */
export async function onlyOutboxRow(ctx: Pick<Context, 'pool'>): Promise<StoredMessage> {
  const [row, ...more] = await outboxRows(ctx);
  if (row && more.length === 0) return row;
  throw new Error(`The outbox holds ${more.length + (row ? 1 : 0)} rows, not one.`);
}

/** Adds an email about an account. @returns its id */
export async function addWaitingEmail(
  { db, outbox }: Pick<Context, 'db' | 'outbox'>,
  to = 'olive@example.com',
): Promise<number> {
  const { id } = await outbox.add(db, {
    kind: 'password_changed',
    userId: null,
    businessId: null,
    identity: null,
    payload: { to, name: 'Olive Owner' },
    hours: 72,
  });
  return id;
}
