import { failureReasons, type FailureReason } from '../../contract/failing-emails.ts';
import type { EmailKind } from '../email/email-payloads.ts';

/** Why a request was refused for load (`server/http/shedding/`). */
export const shedReasons = [
  'in_progress',
  'delay',
  'drafts',
  'database',
  'connection',
  'connections',
] as const;

export type ShedReason = (typeof shedReasons)[number];

/** Why a draft that was given is never counted. */
export const uncountedReasons = ['queue-full', 'too-old'] as const;

/** `skipped`: another process was already running it. `stopped`: this one is shutting down. */
export const maintenanceOutcomes = ['done', 'skipped', 'stopped', 'failed'] as const;

const emailKinds: Record<EmailKind, true> = {
  feedback: true,
  feedback_undeliverable: true,
  feedback_test: true,
  confirm_feedback_address: true,
  feedback_moved: true,
  verify_email: true,
  account_exists: true,
  reset_password: true,
  password_changed: true,
  confirm_email: true,
  email_changed: true,
  email_taken: true,
  account_deactivated: true,
  account_deleted: true,
  new_sign_in: true,
  second_factor_changed: true,
  account_corrected: true,
  confirm_corrected_email: true,
  business_suspended: true,
  business_transferred: true,
  trouble: true,
  no_mail: true,
};

export interface EmailFailure {
  /** Rows of another version may have kinds that this one does not know. */
  kind: string;
  cause: FailureReason;
}

/** All that this version knows. */
export const emailFailures: EmailFailure[] = Object.keys(emailKinds).flatMap((kind) =>
  failureReasons.map((cause) => ({ kind, cause })),
);
