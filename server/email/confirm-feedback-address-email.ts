import { brand } from '../../contract/brand.ts';
import { confirmFeedbackAddress } from '../../contract/page-paths.ts';
import { safeName } from './account-greeting.ts';
import { formatTimestamp } from '../format-time.ts';
import { emailContent, type EmailContent } from './layout.ts';
import { button, paragraph } from './pieces.ts';
import { safeBusinessName } from './safe-business-name.ts';

interface Asked {
  /** The account's name and a business's, as they were typed. */
  ownerName: string;
  businessName: string;
  token: string;
  expiresAt: Date;
  publicUrl: string;
}

/**
 * Asks the person behind a feedback address whether feedback may be sent there. It may be a stranger, so it
 * repeats no more than two names, and those only if they look like names.
 */
export function confirmFeedbackAddressEmail(asked: Asked): EmailContent {
  const { ownerName, businessName, token, expiresAt, publicUrl } = asked;
  const who = safeName(ownerName) || `Someone with a ${brand.name} account`;
  const business = safeBusinessName(businessName) || 'a business';
  return emailContent({
    subject: 'Confirm this email address for private feedback',
    title: 'Should private feedback come to this address?',
    preview: 'Nothing is sent here until someone confirms.',
    pieces: [
      paragraph('Hi,'),
      paragraph(
        `${who} asked ${brand.name} to send private feedback from customers of ${business} to this email address. No feedback comes here until someone confirms it.`,
      ),
      button(
        'Review and confirm',
        `${publicUrl}${confirmFeedbackAddress}?token=${encodeURIComponent(token)}`,
      ),
      paragraph(
        `The link works once, until ${formatTimestamp(expiresAt)}. It opens a page with a button to confirm.`,
      ),
      paragraph(
        "If you didn't expect this, you can ignore this email, and no feedback will come here. You won't get another email like this unless they ask again.",
      ),
    ],
    footnote: `You're receiving this because this address was entered as a feedback email on ${brand.name}.`,
  });
}
