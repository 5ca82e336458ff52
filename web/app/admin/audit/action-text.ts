import type { AuditEntry } from '../../../../contract/admin.ts';
import type { AdminAction } from '../../../../contract/admin-actions.ts';
import { countOf } from '../list/count-text.ts';

/** What was done, as text between the actor and the target. */
export function actionText({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): string {
  if (action === ('revoke_admin' satisfies AdminAction) && detail['last'])
    return 'Removed admin rights from the last admin';
  const said = texts[action as AdminAction] ?? action.replace(/_/g, ' '); // a later version may know more actions
  return said + noteOf(detail);
}

/** The actor, as text. */
export function actorText({ actor, actorKind, detail }: AuditEntry): string {
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
  reset_second_factor: 'Turned off the second step at login',
  deactivate_account: 'Deactivated their own account',
  edit_business: 'Edited the business',
  activate_business: 'Activated the business',
  deactivate_business: 'Deactivated the business',
  restore_user: 'Restored the account',
  delete_account: 'Deleted their own account',
  restore_account: 'Restored their own account',
  delete_business: 'Deleted their own business',
  restore_business: 'Restored their own business',
};

/** The action's own details: changed fields, businesses deleted with an account. */
function noteOf({ fields, businesses }: AuditEntry['detail']): string {
  if (Array.isArray(fields)) {
    const names = fields.flatMap((field) => fieldNames[String(field)] ?? []);
    return names.length > 0 ? `: ${[...new Set(names)].join(', ')}` : '';
  }
  return typeof businesses === 'number' && businesses > 0
    ? `, including ${countOf(businesses, 'business', 'businesses')}`
    : '';
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
