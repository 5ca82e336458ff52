/**
 * Tables whose rows are not part of a backup, and why: a file that is kept for months must sign nobody in and
 * keep no private feedback (docs/decisions/0035-one-file-as-a-backup.md). Moving to another database copies
 * them as well.
 */
export const leftOut: Readonly<Record<string, string>> = {
  outbox_keys: 'the keys of waiting email, without which nobody can read it in the file',
  sessions: 'a session that has ended since would work again',
  sign_in_steps: 'the same, halfway through signing in',
  factor_setups: 'belong to these sessions',
  email_challenges: 'emailed codes and links, used or revoked since',
  issued_codes: 'hashes of these codes',
  rate_limits: 'counts of the last minutes',
  model_budgets: 'counts of the current day',
  backups: 'the history of the database, not of the data',
};
