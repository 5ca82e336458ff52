import { brand } from '../../contract/brand.ts';
import { confirmEmail } from '../../contract/page-paths.ts';
import { safeName } from './account-greeting.ts';
import { formatTimestamp } from '../format-time.ts';
import { emailContent, type EmailContent } from './layout.ts';
import { button, paragraph } from './pieces.ts';

interface NewAddress {
  name: string;
  token: string;
  expiresAt: Date;
  publicUrl: string;
}

/** Asks the reader of an account's new address to confirm it: a stranger, if it was mistyped. */
export function confirmEmailEmail({ name, token, expiresAt, publicUrl }: NewAddress): EmailContent {
  const who = safeName(name) || 'Someone';
  return emailContent({
    subject: `Confirm your new email address for ${brand.name}`,
    title: 'Confirm your new email address',
    preview: 'Nothing changes until you confirm.',
    pieces: [
      paragraph('Hi,'),
      paragraph(
        `${who} asked to use this email address for their ${brand.name} account. Nothing changes until it is confirmed.`,
      ),
      button(
        'Review and confirm',
        `${publicUrl}${confirmEmail}?token=${encodeURIComponent(token)}`,
      ),
      paragraph(
        `The link works once, until ${formatTimestamp(expiresAt)}. It opens a page with a button to confirm.`,
      ),
      paragraph(
        "If this wasn't you, you can ignore this email. Without the account's password, nobody can confirm it.",
      ),
    ],
    footnote: `You're receiving this because this address was entered as the new address of a ${brand.name} account.`,
  });
}
