import { brand } from '../../contract/brand.ts';
import { greeting } from './account-greeting.ts';
import { mailContent, type MailContent } from './layout.ts';
import { momentInWords } from './moments.ts';
import { link, paragraph } from './pieces.ts';

interface Deactivation {
  name: string;
  at: Date;
  contactEmail: string;
}

/** The last word on an account; only an admin can activate it again, so it names where to write. */
export function accountDeactivatedMail({ name, at, contactEmail }: Deactivation): MailContent {
  return mailContent({
    subject: `Your ${brand.name} account was deactivated`,
    title: 'Your account was deactivated',
    preview: 'All devices were signed out.',
    pieces: [
      greeting(name),
      paragraph(
        `Your account was deactivated on ${momentInWords(at)}. All devices were signed out, and no one can sign in to it anymore.`,
      ),
      paragraph(
        'If this was a mistake or you want your account back, email ',
        link(`mailto:${contactEmail}`, contactEmail),
        ' from this address. Your account can be reactivated.',
      ),
    ],
    footnote: `You're receiving this because you had an active ${brand.name} account.`,
  });
}
