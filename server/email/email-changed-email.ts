import { brand } from '../../contract/brand.ts';
import { greeting } from './account-greeting.ts';
import { formatTimestamp } from '../format-time.ts';
import { emailContent, type EmailContent } from './layout.ts';
import { link, paragraph } from './pieces.ts';

interface ChangedAddress {
  name: string;
  newAddress: string;
  at: Date;
  contactEmail: string;
}

/** Tells an account's old address that it is no longer the account's. It can't sign in there anymore. */
export function emailChangedEmail(change: ChangedAddress): EmailContent {
  const { name, newAddress, at, contactEmail } = change;
  return emailContent({
    subject: `Your ${brand.name} email address was changed`,
    title: 'Your email address was changed',
    preview: "If this was you, you don't need to do anything.",
    pieces: [
      greeting(name),
      paragraph(
        `The email address of your account was changed to ${newAddress} on ${formatTimestamp(at)}, and all other devices were signed out. From now on, sign in with the new address. Emails about your account go there, and so does private feedback that used to come to this one.`,
      ),
      paragraph("If this was you, you don't need to do anything."),
      paragraph(
        "If this wasn't you, someone knows your password and is using your account. Email ",
        link(`mailto:${contactEmail}`, contactEmail),
        ' right away, from this email address, so that we can help you get your account back. If you use the same password elsewhere, change it there.',
      ),
    ],
    footnote: `You're receiving this because this was the email address of your ${brand.name} account.`,
  });
}
