import { brand } from '../../contract/brand.ts';
import { greeting } from './account-greeting.ts';
import { emailContent, type EmailContent } from './layout.ts';
import { formatMinutes } from './format-time.ts';
import { button, code, paragraph, type Piece } from './pieces.ts';

interface Reset {
  name: string;
  token: string;
  code: string;
  /** Whole minutes for which each still works; a code that no longer does is left out. */
  linkMinutes: number;
  codeMinutes: number;
  publicUrl: string;
}

/** Two ways to a new password in one mail, of which the first that is used ends the other. */
export function resetPasswordEmail(reset: Reset): EmailContent {
  const { name, token, linkMinutes, publicUrl } = reset;
  return emailContent({
    subject: `Reset your ${brand.name} password`,
    title: 'Choose a new password',
    preview: `The link in this mail works for ${formatMinutes(linkMinutes)}.`,
    pieces: [
      greeting(name),
      paragraph(
        `You asked for a new password. This link works once, within ${formatMinutes(linkMinutes)}:`,
      ),
      button(
        'Choose a new password',
        `${publicUrl}/reset-password?reset=${encodeURIComponent(token)}`,
      ),
      ...(reset.codeMinutes > 0 ? byCode(reset) : []),
      paragraph(
        'If you did not ask for this, ignore this mail: your password stays as it is. Keep this mail to yourself: we never ask for what stands in it.',
      ),
    ],
    footnote: `You receive this because somebody asked to reset the password of your ${brand.name} account.`,
  });
}

function byCode({ code: digits, codeMinutes }: Reset): Piece[] {
  return [
    paragraph(`Or enter this code where you asked for it, within ${formatMinutes(codeMinutes)}:`),
    code(digits),
  ];
}
