import type { Feedback } from '../../contract/feedback.ts';
import { brand } from '../../contract/brand.ts';
import type { Config } from '../config.ts';
import { findFeedbackRecipient } from '../db/businesses.ts';
import type { Db } from '../db/client.ts';
import type { OutboxRow } from '../db/outbox.ts';
import { accountDeactivatedMail } from './account-deactivated-mail.ts';
import { accountExistsMail } from './account-exists-mail.ts';
import { harmlessName } from './account-greeting.ts';
import { feedbackMail } from './feedback-mail.ts';
import { feedbackUndeliverableMail } from './feedback-undeliverable-mail.ts';
import { headerName } from './header-name.ts';
import type { MailContent } from './layout.ts';
import type { Address, Mail } from './mail.ts';
import { passwordChangedMail } from './password-changed-mail.ts';
import { resetPasswordMail } from './reset-password-mail.ts';
import { verifyEmailMail } from './verify-email-mail.ts';

/** What each kind of row carries, sealed. */
export interface Errands {
  feedback: Feedback;
  feedback_undeliverable: Record<string, never>;
  verify_email: AccountMail & { code: string };
  account_exists: AccountMail;
  /** `token` is what the link carries. */
  reset_password: AccountMail & { token: string; code: string };
  password_changed: AccountMail;
  account_deactivated: AccountMail;
  /** For an address that gets no email: costs the same as the others, but nothing is composed or sent. */
  no_mail: Record<string, never>;
}

/** Mails about an account go to the address that was given, not to whatever it is when they leave. */
interface AccountMail {
  /** The address, lower-cased, as the contract passed it. */
  to: string;
  name: string;
}

/**
 * Minutes that codes and links live (rulings, C-22 and C-23). An errand's `hours` is the longest of
 * what it carries, so that a mail which could prove nothing any more is dropped, not delivered late.
 */
export const minutesOf = { verifyCode: 10, resetCode: 10, resetLink: 30 } as const;

export type ErrandKind = keyof Errands;

/** What emails are composed with. Links come from `config` only, never from a request. */
export interface Desk {
  db: Db;
  config: Pick<Config, 'mail' | 'publicUrl' | 'contactEmail'>;
  now: () => Date;
}

interface Letter {
  to: Address;
  content: MailContent;
}

type Write<Kind extends ErrandKind> = (
  desk: Desk,
  row: OutboxRow,
  payload: Errands[Kind],
) => Letter | null | Promise<Letter | null>;

/** For each kind: who receives it and what it says; null where nothing is to be sent. */
const letters: { [Kind in ErrandKind]: Write<Kind> } = {
  async feedback({ db }, row, feedback) {
    const { businessName, contactName, feedbackEmail, owner } = await findRecipient(db, row);
    const to = feedbackEmail ? { name: contactName ?? '', address: feedbackEmail } : owner;
    return { to, content: feedbackMail(businessName, feedback) };
  },
  async feedback_undeliverable({ db }, row) {
    const { businessName, owner } = await findRecipient(db, row);
    return { to: owner, content: feedbackUndeliverableMail(businessName) };
  },
  verify_email({ config: { publicUrl }, now }, row, { to, name, code }) {
    const minutes = minutesLeft(row, minutesOf.verifyCode, now());
    return forAccount(to, name, verifyEmailMail({ name, code, minutes, publicUrl }));
  },
  account_exists: ({ config: { publicUrl } }, _row, { to, name }) =>
    forAccount(to, name, accountExistsMail({ name, publicUrl })),
  reset_password({ config: { publicUrl }, now }, row, { to, name, token, code }) {
    const linkMinutes = minutesLeft(row, minutesOf.resetLink, now());
    const codeMinutes = minutesLeft(row, minutesOf.resetCode, now());
    const reset = { name, token, code, linkMinutes, codeMinutes, publicUrl };
    return forAccount(to, name, resetPasswordMail(reset));
  },
  password_changed: ({ config: { publicUrl, contactEmail } }, { createdAt: at }, { to, name }) =>
    forAccount(to, name, passwordChangedMail({ name, at, publicUrl, contactEmail })),
  account_deactivated: ({ config: { contactEmail } }, { createdAt: at }, { to, name }) =>
    forAccount(to, name, accountDeactivatedMail({ name, at, contactEmail })),
  no_mail: () => null,
};

/** Turns a row into an email; null if nothing should be sent. @throws when it cannot become an email. */
export async function composeMail(
  desk: Desk,
  row: OutboxRow,
  payload: unknown,
): Promise<Mail | null> {
  if (!Object.hasOwn(letters, row.kind))
    throw new Error(`A waiting mail (outbox ${row.id}) is of an unknown kind.`);
  // What is sealed as this kind was of its type when it was written.
  const write = letters[row.kind as ErrandKind] as Write<ErrandKind>;
  const letter = await write(desk, row, payload as Errands[ErrandKind]);
  return letter && address(desk.config.mail.from, row, letter);
}

/**
 * The recipient of feedback is looked up when it is sent, not when it was written: an owner who corrects
 * a wrong address receives what was waiting.
 */
async function findRecipient(db: Db, { id, businessId }: OutboxRow) {
  const recipient = businessId === null ? null : await findFeedbackRecipient(db, businessId);
  if (!recipient) throw new Error(`The business of a waiting mail (outbox ${id}) is gone.`);
  const { ownerName, ownerEmail, ...business } = recipient;
  return { ...business, owner: { name: ownerName, address: ownerEmail } };
}

function forAccount(to: string, name: string, content: MailContent): Letter {
  return { to: { name: harmlessName(name), address: to }, content };
}

/** Whole minutes that are left of a lifetime that began with the row; none once it is over. */
function minutesLeft({ createdAt }: OutboxRow, lifetime: number, now: Date): number {
  return Math.max(0, lifetime - Math.floor((now.getTime() - createdAt.getTime()) / 60_000));
}

function address(from: string, row: OutboxRow, { to, content }: Letter): Mail {
  const domain = from.split('@')[1] ?? 'localhost';
  return {
    ...content,
    id: row.id,
    to: { name: headerName(to.name), address: to.address },
    from: { name: brand.name, address: from },
    messageId: `<${row.kind}-${row.id}-${row.createdAt.getTime()}@${domain}>`,
  };
}
