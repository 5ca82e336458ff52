import { brand } from '../../contract/brand.ts';
import { auth } from '../../contract/page-paths.ts';
import { greeting } from './account-greeting.ts';
import { emailContent, type EmailContent } from './layout.ts';
import { formatTimestamp } from '../format-time.ts';
import { button, link, paragraph } from './pieces.ts';

interface ChangedPassword {
  name: string;
  at: Date;
  /** By someone who was logged in and knew the old password, not by email. */
  inAccount: boolean;
  /** The address that the account was about to change to; null if none. */
  endedAddress: string | null;
  publicUrl: string;
  contactEmail: string;
}

/** Notifies an account's owner of a change that someone else could have made. */
export function passwordChangedEmail(change: ChangedPassword): EmailContent {
  const { name, at, inAccount, endedAddress, publicUrl, contactEmail } = change;
  const contact = link(`mailto:${contactEmail}`, contactEmail);
  return emailContent({
    subject: `Your ${brand.name} password was changed`,
    title: 'Your password was changed',
    preview: "If this was you, you don't need to do anything.",
    pieces: [
      greeting(name),
      ...(inAccount
        ? [
            paragraph(
              `Your password was changed on ${formatTimestamp(at)}, in your account settings, and all other devices were signed out. If this was you, you don't need to do anything.`,
            ),
            paragraph(
              "If this wasn't you, someone knew your password. Reset it now on the sign-in page, which signs out all devices: ",
              link(publicUrl + auth),
              '. If you need help, email ',
              contact,
              '.',
            ),
          ]
        : [
            paragraph(
              `Your password was changed on ${formatTimestamp(at)}, and all devices were signed out. If this was you, sign in with your new password:`,
            ),
            button('Sign in', publicUrl + auth),
            paragraph(
              "If this wasn't you, someone may have access to your email. Secure your email account first, then reset your password on the sign-in page and email ",
              contact,
              '.',
            ),
          ]),
      ...(endedAddress === null
        ? []
        : [
            paragraph(
              `A change of your email address to ${endedAddress} was still unconfirmed, and the new password ended it: your email address stays the same. To use the new one, please ask again in your account settings.`,
            ),
          ]),
    ],
    footnote: `You're receiving this because you have a ${brand.name} account.`,
  });
}
