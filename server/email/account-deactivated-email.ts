import { brand } from '../../contract/brand.ts';
import { greeting } from './account-greeting.ts';
import { emailContent, type EmailContent } from './layout.ts';
import { formatTimestamp } from './format-time.ts';
import { link, paragraph } from './pieces.ts';

interface Deactivation {
  name: string;
  at: Date;
  contactEmail: string;
}

/** Confirms the deactivation. Only an admin can reactivate the account, so it gives the contact address. */
export function accountDeactivatedEmail({ name, at, contactEmail }: Deactivation): EmailContent {
  return emailContent({
    subject: `Your ${brand.name} account was deactivated`,
    title: 'Your account was deactivated',
    preview: 'All devices were signed out.',
    pieces: [
      greeting(name),
      paragraph(
        `Your account was deactivated on ${formatTimestamp(at)}. All devices were signed out, and no one can log in to it anymore.`,
      ),
      paragraph(
        'If this was a mistake or you want your account back, email ',
        link(`mailto:${contactEmail}`, contactEmail),
        ' from the email address on your account. Your account can be reactivated.',
      ),
    ],
    footnote: `You're receiving this because you had an active ${brand.name} account.`,
  });
}
