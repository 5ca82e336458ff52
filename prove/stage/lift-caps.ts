import type pg from 'pg';

import { createKeys } from '../../server/config/app-keys.ts';
import { emailCapsOf } from '../../server/domain/feedback/email-caps.ts';
import { countedFor } from '../../server/domain/feedback/charge-email-caps.ts';
import { capPrefix } from '../../server/rate-limiter/email-caps.ts';
import { secret } from './app-process.ts';

/** More than any proof sends. */
const credit = 1_000_000;

/**
 * A proof sends in a minute what a business gets in a year. The caps on feedback stay on, but their counts
 * start so far below zero that they are never reached.
 */
export async function liftFeedbackCaps(
  pool: pg.Pool,
  { id, feedbackEmail }: { id: number; feedbackEmail: string },
): Promise<void> {
  const { digest } = createKeys({
    secret: { kind: 'given', value: secret },
    previousSecrets: [],
    dataDir: '',
  });
  const counted = {
    feedbackOfBusiness: countedFor.business(id),
    feedbackToRecipient: countedFor.recipient(feedbackEmail),
    feedbackOfInstallation: countedFor.installation(),
  } as const;
  for (const name of [
    'feedbackOfBusiness',
    'feedbackToRecipient',
    'feedbackOfInstallation',
  ] as const)
    for (const { seconds } of emailCapsOf(credit)[name])
      await pool.query(
        `insert into rate_limits (key, points, expire) values ($1, $2, $3) on conflict do nothing`,
        [
          `${capPrefix(name, seconds)}:${digest('email-cap', counted[name])}`,
          -credit,
          Date.now() + seconds * 1_000,
        ],
      );
}
