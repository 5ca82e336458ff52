import type { CheckResult, SystemChecks } from '../../../contract/checks.ts';
import type { Context } from '../../context.ts';
import { adminChecks } from '../../doctor/all-checks.ts';
import { testEmailCheck } from '../../doctor/checks/email.ts';
import { runChecks } from '../../doctor/run-checks.ts';
import type { Subject } from '../../doctor/subject.ts';
import { adminOnly, type Actor } from '../actor.ts';

type Parts = Pick<Context, 'config' | 'db' | 'keys' | 'log' | 'now' | 'pool'>;

/** Checks this installation from this process. @throws DomainError `sign_in_required`, `forbidden` */
export async function runSystemChecks(parts: Parts, actor: Actor): Promise<SystemChecks> {
  const admin = adminOnly(actor);
  parts.log.info({ admin: admin.id }, 'an admin asked for a system check');
  const checks = await runChecks(adminChecks(subjectOf(parts)));
  return { at: parts.now().toISOString(), checks };
}

/** Sends a test to the admin who asks, and nobody else. @throws DomainError `sign_in_required`, `forbidden` */
export async function sendTestEmailToAdmin(parts: Parts, actor: Actor): Promise<CheckResult> {
  const admin = adminOnly(actor);
  parts.log.info({ admin: admin.id }, 'an admin asked for a test email');
  const [result] = await runChecks([testEmailCheck(subjectOf(parts), admin.email)]);
  if (result) return result;
  throw new Error('One check has one result.');
}

function subjectOf({ config, db, keys, now, pool }: Parts): Subject {
  return {
    config,
    problems: new Map(),
    database: () => Promise.resolve({ db, pool }),
    keys: () => Promise.resolve(keys),
    now,
  };
}
