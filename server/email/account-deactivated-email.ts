import { brand } from '../../contract/brand.ts';
import { greeting } from './account-greeting.ts';
import { emailContent, type EmailContent } from './layout.ts';
import { formatTimestamp } from '../format-time.ts';
import { link, paragraph } from './pieces.ts';

interface Deactivation {
  name: string;
  at: Date;
  contactEmail: string;
}

/**
 * Confirms the deactivation. The dialog said that it can't be undone, and people can't undo it themselves; so
 * the email offers help to those who did not ask for it, and promises nothing.
 */
export function accountDeactivatedEmail({ name, at, contactEmail }: Deactivation): EmailContent {
  return emailContent({
    subject: `Your ${brand.name} account was deactivated`,
    title: 'Your account was deactivated',
    preview: 'All devices were signed out.',
    pieces: [
      greeting(name),
      paragraph(
        `Your account was deactivated on ${formatTimestamp(at)}. All devices were signed out, and no one can sign in to it anymore.`,
      ),
      paragraph(
        "You can't undo this yourself. If you didn't deactivate your account, or have a question about it, email ",
        link(`mailto:${contactEmail}`, contactEmail),
        ' from the email address on your account.',
      ),
    ],
    footnote: `You're receiving this because you had an active ${brand.name} account.`,
  });
}
