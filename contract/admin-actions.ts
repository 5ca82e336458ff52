/** What the audit trail tells of. A name is stable: rows carry it for ever. */
export const adminActions = [
  'activate_user',
  'deactivate_user',
  'delete_user',
  'grant_admin',
  'revoke_admin',
  /** One's own account. */
  'deactivate_account',
  /** The following three: an admin, on somebody else's business. */
  'edit_business',
  'activate_business',
  'deactivate_business',
] as const;

export type AdminAction = (typeof adminActions)[number];
