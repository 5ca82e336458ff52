import { brand } from '../../contract/brand.ts';
import { resetPassword } from '../../contract/page-paths.ts';
import { greeting } from './account-greeting.ts';
import { emailContent, type EmailContent } from './layout.ts';
import { formatMinutes } from '../format-time.ts';
import { button, code, paragraph, type Piece } from './pieces.ts';

interface Reset {
  name: string;
  token: string;
  code: string;
  /** Whole minutes that each remains valid; an expired code is left out. */
  linkMinutes: number;
  codeMinutes: number;
  publicUrl: string;
}

/** A link and a code in one email; using one of them ends the other. */
export function resetPasswordEmail(reset: Reset): EmailContent {
  const { name, token, linkMinutes, publicUrl } = reset;
  return emailContent({
    subject: `Reset your ${brand.name} password`,
    title: 'Choose a new password',
    preview: `Your reset link expires in ${formatMinutes(linkMinutes)}.`,
    pieces: [
      greeting(name),
      paragraph(
        `We got a request to reset your password. This link works once and expires in ${formatMinutes(linkMinutes)}:`,
      ),
      button(
        'Choose a new password',
        `${publicUrl}${resetPassword}?reset=${encodeURIComponent(token)}`,
      ),
      ...(reset.codeMinutes > 0 ? byCode(reset) : []),
      paragraph(
        "If you didn't ask for this, you can ignore this email, and your password will stay the same. Don't forward this email or share what's in it.",
      ),
    ],
    footnote: `You're receiving this because someone asked to reset the password for your ${brand.name} account.`,
  });
}

function byCode({ code: digits, codeMinutes }: Reset): Piece[] {
  return [
    paragraph(
      `Or enter this code on the page where you requested the reset. It expires in ${formatMinutes(codeMinutes)}:`,
    ),
    code(digits),
  ];
}
