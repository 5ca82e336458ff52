/** What the audit trail records. These names are stored in rows, so they must never change. */
export const adminActions = [
  'activate_user',
  'deactivate_user',
  'delete_user',
  'grant_admin',
  'revoke_admin',
  /** The second factors of an account whose owner lost them. */
  'reset_second_factor',
  /** Their own account. */
  'deactivate_account',
  /** The next three: an admin, on another person's business. */
  'edit_business',
  'activate_business',
  'deactivate_business',
  'restore_user',
  /** The next four: their own account or business. */
  'delete_account',
  'restore_account',
  'delete_business',
  'restore_business',
  'suspend_business',
  'lift_suspension',
  /** To another account. */
  'transfer_business',
  /** Emails that an admin had sent to an account. */
  'resend_verification',
  'send_reset',
  /** The name of an account. */
  'correct_name',
  /** An admin started it; it takes effect when the new address is confirmed. */
  'request_email_correction',
  /** By the person who opened the link sent to the corrected address. */
  'correct_email',
  /** What somebody downloaded as a file. */
  'export_users',
  'export_businesses',
  'export_audit',
] as const;

export type AdminAction = (typeof adminActions)[number];
