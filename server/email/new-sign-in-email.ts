import { brand } from '../../contract/brand.ts';
import { auth } from '../../contract/page-paths.ts';
import { greeting } from './account-greeting.ts';
import { emailContent, type EmailContent } from './layout.ts';
import { formatTimestamp } from '../format-time.ts';
import { link, paragraph } from './pieces.ts';

interface NewSignIn {
  name: string;
  at: Date;
  /** From our own list of names (`browser-name.ts`). */
  browser: string;
  publicUrl: string;
  contactEmail: string;
}

/** Tells an account's owner about a sign-in from a browser that they have not used before. */
export function newSignInEmail(signIn: NewSignIn): EmailContent {
  const { name, at, browser, publicUrl, contactEmail } = signIn;
  return emailContent({
    subject: `New sign-in to your ${brand.name} account`,
    title: 'New sign-in to your account',
    preview: `${browser}. If this was you, you don't need to do anything.`,
    pieces: [
      greeting(name),
      paragraph(
        `Someone signed in to your account on ${formatTimestamp(at)}, from a browser we haven't seen before: ${browser}.`,
      ),
      paragraph(
        "If this was you, you don't need to do anything. We also send this email after you clear your cookies or use a private window.",
      ),
      paragraph(
        "If this wasn't you, someone knows your password. Reset it now on the sign-in page, which signs out all devices: ",
        link(publicUrl + auth),
        '. Your account settings list where you are signed in. If you use the same password elsewhere, change it there too. If you need help, email ',
        link(`mailto:${contactEmail}`, contactEmail),
        '.',
      ),
    ],
    footnote: `You're receiving this because you have a ${brand.name} account.`,
  });
}
