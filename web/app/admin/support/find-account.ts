import type { AdminUser } from '../../../../contract/admin.ts';
import { fetchList } from '../../../api/fetch-list.ts';
import { apiPath } from '../../../paths.ts';

/** The account with exactly this address, if it can get a business; otherwise why not. */
export async function findAccount(
  email: string,
  ownerId: number,
): Promise<{ account: AdminUser } | { error: string }> {
  const query = new URLSearchParams({ search: email, limit: '100' });
  const path = `${apiPath('listUsers')}?${query.toString()}`;
  try {
    const { rows } = await fetchList<AdminUser>(path, new AbortController().signal);
    const account = rows.find((user) => user.email === email);
    if (!account) return { error: 'No account has this email address.' };
    if (account.id === ownerId) return { error: 'This account already owns the business.' };
    if (!account.isActive) return { error: 'This account is deactivated.' };
    if (!account.emailVerified) return { error: 'This address is not verified yet.' };
    return { account };
  } catch {
    return { error: 'Couldn’t look up the account. Please try again.' };
  }
}
