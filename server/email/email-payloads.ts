import type { Feedback } from '../../contract/feedback.ts';
import type { Correction } from './account-corrected-email.ts';
import type { FeedbackMover } from './feedback-moved-email.ts';
import type { FactorChange } from './second-factor-email.ts';
import type { TroubleNews } from './trouble-email.ts';

/** The encrypted payload of each kind of row. */
export interface EmailPayloads {
  feedback: Feedback;
  feedback_undeliverable: Record<string, never>;
  feedback_test: Record<string, never>;
  confirm_feedback_address: ConfirmationEmail;
  feedback_moved: MovedEmail;
  verify_email: AccountEmail & { code: string };
  account_exists: AccountEmail;
  /** `token` goes into the link. */
  reset_password: AccountEmail & { token: string; code: string };
  /**
   * `inAccount`: in Account Settings, not by email. `endedAddress`: a new address that was still unconfirmed.
   */
  password_changed: AccountEmail & { inAccount?: boolean; endedAddress?: string };
  /** To the new address. `token` goes into the link; `expiresAt` is ISO 8601. */
  confirm_email: AccountEmail & { token: string; expiresAt: string };
  /** To the old address. */
  email_changed: AccountEmail & { newAddress: string };
  email_taken: AccountEmail;
  account_deactivated: AccountEmail;
  /** ISO 8601 */
  account_deleted: AccountEmail & { deletedAt: string; goneAt: string };
  /** `browser` is a name from our own list. */
  new_sign_in: AccountEmail & { browser: string };
  second_factor_changed: AccountEmail & { change: FactorChange };
  account_corrected: AccountEmail & { change: Correction };
  /** To the corrected address. `token` goes into the link. */
  confirm_corrected_email: AccountEmail & { token: string };
  /** `reason` is null once the suspension is lifted. */
  business_suspended: AccountEmail & { businessName: string; reason: string | null };
  /** `isNew`: to the new owner. */
  business_transferred: AccountEmail & { businessName: string; isNew: boolean };
  /** To ADMIN_EMAIL. */
  trouble: TroubleNews & { to: string };
  /** For an address that gets no email: costs the same as the others, but nothing is composed or sent. */
  no_mail: Record<string, never>;
}

interface ConfirmationEmail {
  /** The feedback address, in lowercase. */
  to: string;
  confirmationId: number;
  /** Goes into the link. */
  token: string;
  /** ISO 8601 */
  expiresAt: string;
}

interface MovedEmail {
  /** Where feedback went before. */
  to: string;
  by: FeedbackMover;
  /** How many more businesses of the account this is about. */
  others: number;
  /** Null if the reader has no account and need not know. */
  newAddress: string | null;
}

/** Emails about an account go to the address it had when they were queued. */
interface AccountEmail {
  /** The address, in lowercase, as validated by the contract. */
  to: string;
  name: string;
}

export type EmailKind = keyof EmailPayloads;
