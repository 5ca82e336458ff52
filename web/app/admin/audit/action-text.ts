import { businessFilters, userFilters } from '../../../../contract/admin-filters.ts';
import type { AuditEntry } from '../../../../contract/admin.ts';
import type { AdminAction } from '../../../../contract/admin-actions.ts';
import { countOf } from '../list/count-text.ts';
import { filterLabel } from '../list/filter-text.ts';

/** What was done, as text between the actor and the target. */
export function actionText({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): string {
  if (action === ('revoke_admin' satisfies AdminAction) && detail['last'])
    return 'Removed admin rights from the last admin';
  const said = texts[action as AdminAction] ?? action.replace(/_/g, ' '); // a later version may know more actions
  return said + noteOf(detail);
}

/** Why an admin did it, in their own words; null if they gave no reason. */
export function reasonText({ detail: { reason } }: Pick<AuditEntry, 'detail'>): string | null {
  return typeof reason === 'string' ? `Reason: ${reason}` : null;
}

/** The actor, as text. */
export function actorText({ actor, actorKind, detail }: AuditEntry): string {
  if (actor?.isDeleted && actor.name !== null) return `${actor.name} (deleted)`;
  if (actor) return actor.name ?? `Deleted user ${actor.id}`;
  if (typeof detail['by'] === 'string') return `The ${detail['by']}`;
  return actorKind === 'system' ? 'The system' : 'A deleted user';
}

const texts: Readonly<Record<AdminAction, string>> = {
  activate_user: 'Activated the account',
  deactivate_user: 'Deactivated the account',
  delete_user: 'Deleted the account',
  grant_admin: 'Granted admin rights',
  revoke_admin: 'Removed admin rights',
  reset_second_factor: 'Turned off two-step sign-in',
  deactivate_account: 'Deactivated their own account',
  edit_business: 'Edited the business',
  activate_business: 'Activated the business',
  deactivate_business: 'Deactivated the business',
  restore_user: 'Restored the account',
  delete_account: 'Deleted their own account',
  restore_account: 'Restored their own account',
  delete_business: 'Deleted their own business',
  restore_business: 'Restored their own business',
  suspend_business: 'Suspended the business',
  lift_suspension: 'Lifted the suspension',
  transfer_business: 'Transferred the business to another account',
  resend_verification: 'Sent a verification code',
  send_reset: 'Sent a password reset',
  correct_name: 'Corrected the name',
  request_email_correction: 'Started correcting the email address',
  correct_email: 'Confirmed the corrected email address',
  export_users: 'Downloaded the users',
  export_businesses: 'Downloaded the businesses',
  export_audit: 'Downloaded the activity log',
};

/** The action's own details: changed fields, businesses deleted with an account. */
function noteOf(detail: AuditEntry['detail']): string {
  const { fields, businesses, before, from, to, filter, searched } = detail;
  if (typeof before === 'string') return `, which was ${before}`;
  if (isNamed(from) && isNamed(to)) return `: from ${from.name} to ${to.name}`;
  if (filter ?? searched) return downloadNote(filter, searched);
  if (Array.isArray(fields)) {
    const names = fields.flatMap((field) => fieldNames[String(field)] ?? []);
    return names.length > 0 ? `: ${[...new Set(names)].join(', ')}` : '';
  }
  return typeof businesses === 'number' && businesses > 0
    ? `, including ${countOf(businesses, 'business', 'businesses')}`
    : '';
}

/** Which part of a list was downloaded; what was searched for is not recorded. */
function downloadNote(filter: unknown, searched: unknown): string {
  const known = [...userFilters, ...businessFilters].find((one) => one === filter);
  return (
    (known ? ` under “${filterLabel(known)}”` : '') + (searched ? ', limited by a search' : '')
  );
}

function isNamed(value: unknown): value is { name: string } {
  return typeof value === 'object' && value !== null && 'name' in value;
}

/** The edit form's labels; activation is an action of its own. */
const fieldNames: Readonly<Record<string, string>> = {
  name: 'name',
  slug: 'review page link',
  nickname: 'nickname',
  city: 'city',
  state: 'state',
  contactName: 'contact name',
  feedbackEmail: 'feedback email',
  reviewUrl: 'Google link',
  facebookUrl: 'Facebook link',
  logoUrl: 'logo',
  logoHash: 'logo',
  categories: 'categories',
  keywords: 'keyword phrases',
  poster: 'poster',
};
