import { brand } from '../../contract/brand.ts';
import { greeting } from './account-greeting.ts';
import { emailContent, type EmailContent } from './layout.ts';
import { formatMinutes } from './format-time.ts';
import { code, link, paragraph } from './pieces.ts';

interface Verification {
  name: string;
  code: string;
  /** Whole minutes for which the code still works. */
  minutes: number;
  publicUrl: string;
}

/** The code that proves an address at registration. */
export function verificationEmail({
  name,
  minutes,
  publicUrl,
  ...given
}: Verification): EmailContent {
  const page = `${publicUrl}/auth?verify=true`;
  return emailContent({
    subject: `Your ${brand.name} verification code`,
    title: 'Confirm your e-mail address',
    preview: `The code in this mail works for ${formatMinutes(minutes)}.`,
    pieces: [
      greeting(name),
      paragraph('Your verification code is:'),
      code(given.code),
      paragraph(
        `Enter it in the browser where you registered, within ${formatMinutes(minutes)}. If you closed that page, open `,
        link(page),
        ' there.',
      ),
      paragraph(
        'If you did not register, ignore this mail: without the code, nobody can use your address. Keep the code to yourself: we never ask for it.',
      ),
    ],
    footnote: `You receive this because somebody registered at ${brand.name} with this address.`,
  });
}
