import { brand } from '../../contract/brand.ts';
import { greeting } from './account-greeting.ts';
import { mailContent, type MailContent } from './layout.ts';
import { momentInWords } from './moments.ts';
import { button, link, paragraph } from './pieces.ts';

interface ChangedPassword {
  name: string;
  at: Date;
  publicUrl: string;
  contactEmail: string;
}

/** Tells the owner of an account what somebody who can read their email may have done. */
export function passwordChangedMail(change: ChangedPassword): MailContent {
  const { name, at, publicUrl, contactEmail } = change;
  return mailContent({
    subject: `Your ${brand.name} password was changed`,
    title: 'Your password was changed',
    preview: 'If it was you, there is nothing to do.',
    pieces: [
      greeting(name),
      paragraph(
        `The password of your account was changed on ${momentInWords(at)}, and all devices were signed out. If it was you, sign in with the new one:`,
      ),
      button('Sign in', `${publicUrl}/auth`),
      paragraph(
        'If it was not you, somebody may be reading your mail. Secure your mailbox first, then reset your password on the sign-in page, and write to ',
        link(`mailto:${contactEmail}`, contactEmail),
        '.',
      ),
    ],
    footnote: `You receive this because you have an account at ${brand.name}.`,
  });
}
