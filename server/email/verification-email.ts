import { brand } from '../../contract/brand.ts';
import { auth } from '../../contract/page-paths.ts';
import { greeting } from './account-greeting.ts';
import { emailContent, type EmailContent } from './layout.ts';
import { formatMinutes } from '../format-time.ts';
import { code, link, paragraph } from './pieces.ts';

interface Verification {
  name: string;
  code: string;
  /** Whole minutes that the code remains valid. */
  minutes: number;
  publicUrl: string;
}

/** The code that verifies an address at registration. */
export function verificationEmail({
  name,
  minutes,
  publicUrl,
  ...given
}: Verification): EmailContent {
  const page = `${publicUrl}${auth}?verify=true`;
  return emailContent({
    subject: `Your ${brand.name} verification code`,
    title: 'Confirm your email address',
    preview: `Your code expires in ${formatMinutes(minutes)}.`,
    pieces: [
      greeting(name),
      paragraph('Your verification code is:'),
      code(given.code),
      paragraph(
        `Enter it on the page where you registered. It expires in ${formatMinutes(minutes)}. If you closed that page, open `,
        link(page),
        ' in the same browser; there you can also get a new code. In another browser, we may ask you to choose your password again.',
      ),
      paragraph('If you got several codes, use the one in the newest email.'),
      paragraph(
        "If you didn't register, ignore this email and don't enter or share the code: without it, no one can register with your email address.",
      ),
    ],
    footnote: `You're receiving this because someone registered for ${brand.name} with this email address.`,
  });
}
