import { brand } from '../../contract/brand.ts';
import { greeting } from './account-greeting.ts';
import { emailContent, type EmailContent } from './layout.ts';
import { formatTimestamp } from './format-time.ts';
import { button, link, paragraph } from './pieces.ts';

interface ChangedPassword {
  name: string;
  at: Date;
  publicUrl: string;
  contactEmail: string;
}

/** Notifies an account's owner of a change that someone with access to their email could have made. */
export function passwordChangedEmail(change: ChangedPassword): EmailContent {
  const { name, at, publicUrl, contactEmail } = change;
  return emailContent({
    subject: `Your ${brand.name} password was changed`,
    title: 'Your password was changed',
    preview: "If this was you, you don't need to do anything.",
    pieces: [
      greeting(name),
      paragraph(
        `Your password was changed on ${formatTimestamp(at)}, and all devices were signed out. If this was you, log in with your new password:`,
      ),
      button('Log in', `${publicUrl}/auth`),
      paragraph(
        "If this wasn't you, someone may have access to your email. Secure your email account first, then reset your password on the login page and email ",
        link(`mailto:${contactEmail}`, contactEmail),
        '.',
      ),
    ],
    footnote: `You're receiving this because you have a ${brand.name} account.`,
  });
}
