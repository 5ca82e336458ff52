import { brand } from '../../contract/brand.ts';
import { minutesOf } from '../../contract/constraints.ts';
import { MINUTE } from '../../contract/durations.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/client.ts';
import {
  findFeedbackRecipient,
  findBusinessNameByAddress,
  isConfirmationOpen,
  type FeedbackRecipient,
} from '../db/feedback-addresses.ts';
import type { OutboxRow } from '../db/outbox.ts';
import { accountCorrectedEmail, confirmCorrectedEmail } from './account-corrected-email.ts';
import { accountDeactivatedEmail } from './account-deactivated-email.ts';
import { accountDeletedEmail } from './account-deleted-email.ts';
import { accountExistsEmail } from './account-exists-email.ts';
import { safeName } from './account-greeting.ts';
import { confirmEmailEmail } from './confirm-email-email.ts';
import { businessSuspendedEmail, businessTransferredEmail } from './business-support-emails.ts';
import { confirmFeedbackAddressEmail } from './confirm-feedback-address-email.ts';
import { emailChangedEmail } from './email-changed-email.ts';
import { emailTakenEmail } from './email-taken-email.ts';
import { feedbackEmailContent } from './feedback-email.ts';
import { feedbackMovedEmail } from './feedback-moved-email.ts';
import { feedbackTestEmail } from './feedback-test-email.ts';
import { feedbackUndeliverableEmail } from './feedback-undeliverable-email.ts';
import { headerName } from './header-name.ts';
import type { EmailContent } from './layout.ts';
import type { Address, Email } from './email.ts';
import { newSignInEmail } from './new-sign-in-email.ts';
import { passwordChangedEmail } from './password-changed-email.ts';
import { resetPasswordEmail } from './reset-password-email.ts';
import { secondFactorEmail } from './second-factor-email.ts';
import type { EmailKind, EmailPayloads } from './email-payloads.ts';
import { troubleEmail } from './trouble-email.ts';
import { verificationEmail } from './verification-email.ts';

/** What emails are composed with. Links come from `config` only, never from a request. */
export interface EmailContext {
  db: Db;
  config: Pick<Config, 'mail' | 'publicUrl' | 'contactEmail'>;
  now: () => Date;
}

interface AddressedEmail {
  to: Address;
  content: EmailContent;
}

type Write<Kind extends EmailKind> = (
  context: EmailContext,
  row: OutboxRow,
  payload: EmailPayloads[Kind],
) => AddressedEmail | null | Promise<AddressedEmail | null>;

/** For each kind: the recipient and the content; null if nothing is to be sent. */
const writers: { [Kind in EmailKind]: Write<Kind> } = {
  async feedback({ db, config: { publicUrl } }, row, feedback) {
    const recipient = await findRecipient(db, row);
    const { businessName: name, feedbackEmail, isConfirmed } = recipient;
    const content = feedbackEmailContent(
      { ...recipient, name, publicUrl },
      feedback,
      isConfirmed ? null : feedbackEmail,
    );
    return { to: whereFeedbackGoes(recipient), content };
  },
  async feedback_undeliverable({ db }, row) {
    const recipient = await findRecipient(db, row);
    return { to: ownerOf(recipient), content: feedbackUndeliverableEmail(recipient.businessName) };
  },
  async feedback_test({ db }, row) {
    const recipient = await findRecipient(db, row);
    return { to: whereFeedbackGoes(recipient), content: feedbackTestEmail(recipient.businessName) };
  },
  async confirm_feedback_address({ db, config: { publicUrl }, now }, row, payload) {
    const { to, confirmationId, token, expiresAt } = payload;
    const { ownerId, ownerName, ownerIsActive } = await findRecipient(db, row);
    const businessName = await findBusinessNameByAddress(db, ownerId, to);
    const isOpen = await isConfirmationOpen(db, confirmationId, now());
    if (!ownerIsActive || businessName === null || !isOpen) return null;
    const asked = { ownerName, businessName, token, expiresAt: new Date(expiresAt), publicUrl };
    return { to: { name: '', address: to }, content: confirmFeedbackAddressEmail(asked) };
  },
  async feedback_moved({ db, config: { contactEmail } }, row, { to, ...moved }) {
    const { businessName, ownerName } = await findRecipient(db, row);
    const move = { ...moved, at: row.createdAt, ownerName, businessName, contactEmail };
    return { to: { name: '', address: to }, content: feedbackMovedEmail(move) };
  },
  verify_email({ config: { publicUrl }, now }, row, { to, name, code }) {
    const minutes = minutesLeft(row, minutesOf.verifyCode, now());
    return forAccount(to, name, verificationEmail({ name, code, minutes, publicUrl }));
  },
  account_exists: ({ config: { publicUrl } }, _row, { to, name }) =>
    forAccount(to, name, accountExistsEmail({ name, publicUrl })),
  reset_password({ config: { publicUrl }, now }, row, { to, name, token, code }) {
    const linkMinutes = minutesLeft(row, minutesOf.resetLink, now());
    const codeMinutes = minutesLeft(row, minutesOf.resetCode, now());
    const reset = { name, token, code, linkMinutes, codeMinutes, publicUrl };
    return forAccount(to, name, resetPasswordEmail(reset));
  },
  password_changed({ config: { publicUrl, contactEmail } }, { createdAt: at }, payload) {
    const { to, name, inAccount = false, endedAddress = null } = payload;
    const change = { name, at, inAccount, endedAddress, publicUrl, contactEmail };
    return forAccount(to, name, passwordChangedEmail(change));
  },
  confirm_email({ config: { publicUrl } }, _row, { to, name, token, expiresAt }) {
    const asked = { name, token, expiresAt: new Date(expiresAt), publicUrl };
    return { to: { name: '', address: to }, content: confirmEmailEmail(asked) };
  },
  email_changed({ config: { contactEmail } }, { createdAt: at }, { to, name, newAddress }) {
    return forAccount(to, name, emailChangedEmail({ name, newAddress, at, contactEmail }));
  },
  email_taken: ({ config: { publicUrl } }, _row, { to, name }) =>
    forAccount(to, name, emailTakenEmail({ name, publicUrl })),
  account_deactivated: ({ config: { contactEmail } }, { createdAt: at }, { to, name }) =>
    forAccount(to, name, accountDeactivatedEmail({ name, at, contactEmail })),
  account_deleted({ config: { publicUrl, contactEmail } }, _row, { to, name, ...times }) {
    const [deletedAt, goneAt] = [new Date(times.deletedAt), new Date(times.goneAt)];
    const deletion = { name, deletedAt, goneAt, publicUrl, contactEmail };
    return forAccount(to, name, accountDeletedEmail(deletion));
  },
  new_sign_in({ config: { publicUrl, contactEmail } }, { createdAt: at }, { to, name, browser }) {
    return forAccount(to, name, newSignInEmail({ name, at, browser, publicUrl, contactEmail }));
  },
  second_factor_changed({ config: { publicUrl, contactEmail } }, { createdAt: at }, payload) {
    const { to, name, change } = payload;
    return forAccount(to, name, secondFactorEmail({ name, change, at, publicUrl, contactEmail }));
  },
  account_corrected({ config: { contactEmail } }, { createdAt: at }, { to, name, change }) {
    return forAccount(to, name, accountCorrectedEmail({ name, change, at, contactEmail }));
  },
  confirm_corrected_email: ({ config: { publicUrl } }, _row, { to, name, token }) =>
    forAccount(to, name, confirmCorrectedEmail({ name, token, publicUrl })),
  business_suspended({ config: { publicUrl, contactEmail } }, { createdAt: at }, payload) {
    const { to, name } = payload;
    return forAccount(
      to,
      name,
      businessSuspendedEmail({ ...payload, at, publicUrl, contactEmail }),
    );
  },
  business_transferred({ config: { publicUrl, contactEmail } }, { createdAt: at }, payload) {
    const { to, name } = payload;
    const notice = { ...payload, at, publicUrl, contactEmail };
    return forAccount(to, name, businessTransferredEmail(notice));
  },
  trouble: ({ config: { publicUrl } }, _row, { to, ...news }) => ({
    to: { name: '', address: to },
    content: troubleEmail({ ...news, publicUrl }),
  }),
  no_mail: () => null,
};

/** Turns a row into an email; null if nothing should be sent. @throws if the row cannot be composed. */
export async function composeEmail(
  context: EmailContext,
  row: OutboxRow,
  payload: unknown,
): Promise<Email | null> {
  if (!Object.hasOwn(writers, row.kind))
    throw new Error(`A queued email (outbox ${row.id}) has an unknown kind.`);
  // The payload was typed by its kind when it was encrypted.
  const write = writers[row.kind as EmailKind] as Write<EmailKind>;
  const email = await write(context, row, payload as EmailPayloads[EmailKind]);
  return email && address(context.config.mail.from, row, email);
}

/**
 * The recipient of feedback is looked up at delivery, not when the row is written: an owner who corrects a
 * wrong address receives what was waiting, and nothing goes to an address that is not confirmed.
 */
async function findRecipient(db: Db, { id, businessId }: OutboxRow): Promise<FeedbackRecipient> {
  const recipient = businessId === null ? null : await findFeedbackRecipient(db, businessId);
  if (!recipient)
    throw new Error(`The business for a queued email (outbox ${id}) no longer exists.`);
  return recipient;
}

function whereFeedbackGoes(recipient: FeedbackRecipient): Address {
  const { contactName, isConfirmed, goesTo, ownerName } = recipient;
  return { name: isConfirmed ? (contactName ?? '') : ownerName, address: goesTo };
}

function ownerOf({ ownerName, ownerEmail }: FeedbackRecipient): Address {
  return { name: ownerName, address: ownerEmail };
}

function forAccount(to: string, name: string, content: EmailContent): AddressedEmail {
  return { to: { name: safeName(name), address: to }, content };
}

/** Whole minutes left of a lifetime that started with the row; 0 once it has expired. */
function minutesLeft({ createdAt }: OutboxRow, lifetime: number, now: Date): number {
  return Math.max(0, lifetime - Math.floor((now.getTime() - createdAt.getTime()) / MINUTE));
}

function address(from: string, row: OutboxRow, { to, content }: AddressedEmail): Email {
  const domain = from.split('@')[1] ?? 'localhost';
  return {
    ...content,
    id: row.id,
    to: { name: headerName(to.name), address: to.address },
    from: { name: brand.name, address: from },
    messageId: `<${row.kind}-${row.id}-${row.createdAt.getTime()}@${domain}>`,
  };
}
