import type pg from 'pg';

import { createKeys } from '../../server/config/app-keys.ts';
import { identifyRequest } from '../../server/domain/idempotency.ts';
import { secret } from '../stage/app-process.ts';
import { withClient } from '../stage/statements.ts';
import type { ReceivedEmail } from '../stage/mail-system.ts';
import { waitUntil } from '../stage/wait-until.ts';
import { acknowledgedWrites, type Journal, type SentFeedback, type Tally } from './journal.ts';

/** What became of what was acknowledged. */
export interface Verdict {
  acknowledged: number;
  /** Acknowledged and not there, by kind. */
  lost: { drafts: number; clicks: number; feedback: number; edits: number };
  /** There more often than it was sent. */
  doubled: { drafts: number; clicks: number; feedback: number };
  drafts: { given: number; counted: number };
  /** Emails sent again with the same Message-ID, which is allowed after a crash. */
  repeatedEmails: number;
  /** Acknowledged feedback that still waits in the outbox. */
  waiting: number;
}

/** Compares the journal with the database and the mailboxes, once. */
export async function verify(
  databaseUrl: string,
  journal: Journal,
  emails: readonly ReceivedEmail[],
): Promise<Verdict> {
  return withClient(databaseUrl, async (client) => {
    const drafts = await compareCounts(client, 'draft', journal.drafts);
    const clicks = await compareCounts(client, 'google_click', journal.clicks);
    const feedback = await compareFeedback(client, journal, emails);
    return {
      acknowledged: acknowledgedWrites(journal),
      lost: {
        drafts: drafts.lost,
        clicks: clicks.lost,
        feedback: feedback.lost,
        edits: await countLostEdits(client, journal),
      },
      doubled: { drafts: drafts.doubled, clicks: clicks.doubled, feedback: feedback.doubled },
      drafts: { given: drafts.acknowledged, counted: drafts.counted },
      repeatedEmails: feedback.repeated,
      waiting: feedback.waiting,
    };
  });
}

/** What counts or sends later gets so long to do it. */
export async function verifyWithin(
  milliseconds: number,
  databaseUrl: string,
  journal: Journal,
  emails: readonly ReceivedEmail[],
  isDone = ({ lost }: Verdict) => total(lost) === 0,
): Promise<Verdict> {
  let verdict = await verify(databaseUrl, journal, emails);
  await waitUntil(
    async () => {
      if (!isDone(verdict)) verdict = await verify(databaseUrl, journal, emails);
      return isDone(verdict);
    },
    milliseconds,
    250,
  );
  return verdict;
}

export function total(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

async function compareCounts(client: pg.Client, kind: string, told: Map<number, Tally>) {
  const { rows } = await client.query<{ id: number; count: number }>(
    `select business_id as id, sum(count)::int as count from business_counts
     where kind = $1 group by business_id`,
    [kind],
  );
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  const result = { acknowledged: 0, counted: 0, lost: 0, doubled: 0 };
  for (const [id, { acknowledged, unknown }] of told) {
    const counted = counts.get(id) ?? 0;
    result.acknowledged += acknowledged;
    result.counted += counted;
    result.lost += Math.max(0, acknowledged - counted);
    result.doubled += Math.max(0, counted - acknowledged - unknown);
  }
  return result;
}

async function countLostEdits(client: pg.Client, { edits }: Journal): Promise<number> {
  const { rows } = await client.query<{ id: number; nickname: string | null }>(
    'select id, nickname from businesses',
  );
  return rows.filter(({ id, nickname }) => {
    const stored = Number(/\d+/.exec(nickname ?? '')?.[0] ?? 0);
    return stored < (edits.get(id)?.acknowledged ?? 0);
  }).length;
}

/** Feedback is lost if it is neither in the mailbox nor on its way. */
async function compareFeedback(
  client: pg.Client,
  { feedback }: Journal,
  emails: readonly ReceivedEmail[],
) {
  const messageIds = new Map<string, string[]>();
  for (const { mark, messageId } of emails)
    if (mark !== undefined) messageIds.set(mark, [...(messageIds.get(mark) ?? []), messageId]);
  const missing = [...feedback].filter(
    ([mark, sent]) => sent.acknowledged && !messageIds.has(mark),
  );
  const { rows } = await client.query<{ key: string }>(
    `select key_hash as key from outbox where status = 'waiting' and key_hash = any($1)`,
    [missing.map(([, sent]) => keyHash(sent))],
  );
  const ids = [...messageIds.values()];
  return {
    lost: missing.length - rows.length,
    waiting: rows.length,
    doubled: ids.reduce((sum, of) => sum + new Set(of).size - 1, 0),
    repeated: ids.reduce((sum, of) => sum + of.length - new Set(of).size, 0),
  };
}

const keys = createKeys({
  secret: { kind: 'given', value: secret },
  previousSecrets: [],
  dataDir: '',
});

/** As `server/domain/feedback/receive-feedback.ts` stores it. */
function keyHash({ businessId, key, body }: SentFeedback): string {
  return identifyRequest(keys, ['feedback', String(businessId)], key, body).keyHash;
}
