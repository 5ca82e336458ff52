import { brand } from '../../contract/brand.ts';
import { correctionHours } from '../../contract/constraints.ts';
import { resetPassword } from '../../contract/page-paths.ts';
import { greeting } from './account-greeting.ts';
import { formatTimestamp } from '../format-time.ts';
import { emailContent, type EmailContent } from './layout.ts';
import { button, link, paragraph } from './pieces.ts';

/** What an admin corrected: the name; the address, once it is confirmed; or it was asked for. */
export type Correction = 'name' | 'email_requested' | 'email';

interface Corrected {
  name: string;
  change: Correction;
  at: Date;
  contactEmail: string;
}

const said: Readonly<Record<Correction, { subject: string; title: string }>> = {
  name: {
    subject: `The name on your ${brand.name} account was corrected`,
    title: 'The name on your account was corrected',
  },
  email_requested: {
    subject: `Your ${brand.name} email address is being changed`,
    title: 'Your email address is being changed',
  },
  email: {
    subject: `Your ${brand.name} email address was changed`,
    title: 'Your email address was changed',
  },
};

/**
 * Tells the account's address what an admin changed. Never the new address: the old one may be a stranger's.
 */
export function accountCorrectedEmail({ name, change, at, contactEmail }: Corrected): EmailContent {
  return emailContent({
    ...said[change],
    preview: "If you asked for this, you don't need to do anything.",
    pieces: [
      greeting(name),
      paragraph(whatHappened(change, formatTimestamp(at))),
      paragraph(whatToDo(change), link(`mailto:${contactEmail}`, contactEmail), '.'),
    ],
    footnote: `You're receiving this because this is the email address of a ${brand.name} account.`,
  });
}

function whatHappened(change: Correction, at: string): string {
  if (change === 'name')
    return `An admin of ${brand.name} corrected the name on your account on ${at}.`;
  if (change === 'email')
    return `The email address of your ${brand.name} account was changed on ${at}, as an admin of ${brand.name} had arranged. You can no longer sign in with this address, and all devices were signed out.`;
  return `An admin of ${brand.name} started changing the email address of your account on ${at}. It takes effect when the new address is confirmed, within ${correctionHours} hours. Until then, nothing changes.`;
}

function whatToDo(change: Correction): string {
  if (change === 'email_requested')
    return "If you didn't ask for this, reset your password on the sign-in page right away, which stops the change, and email ";
  return "If you didn't ask for this, email ";
}

interface Confirmation {
  name: string;
  token: string;
  publicUrl: string;
}

/** For the corrected address: the link proves that its owner reads it, and sets a password. */
export function confirmCorrectedEmail({ name, token, publicUrl }: Confirmation): EmailContent {
  return emailContent({
    subject: `Confirm your ${brand.name} email address`,
    title: 'Confirm your email address',
    preview: 'Choose a password to use your account with this address.',
    pieces: [
      greeting(name),
      paragraph(
        `As you asked, an admin of ${brand.name} is changing your account to this email address. Choose a new password, and then sign in with this address:`,
      ),
      button(
        'Confirm and choose a password',
        `${publicUrl}${resetPassword}?reset=${encodeURIComponent(token)}`,
      ),
      paragraph(
        `The link works once, for ${correctionHours} hours. If you didn't ask for this, ignore this email, and nothing changes.`,
      ),
    ],
    footnote: `You're receiving this because an admin of ${brand.name} entered this address for an account.`,
  });
}
