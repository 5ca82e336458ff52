import { brand } from '../../contract/brand.ts';
import { dashboard } from '../../contract/page-paths.ts';
import { greeting } from './account-greeting.ts';
import { formatTimestamp } from '../format-time.ts';
import { emailContent, type EmailContent } from './layout.ts';
import { button, link, paragraph, quote } from './pieces.ts';
import { safeBusinessName } from './safe-business-name.ts';

interface Notice {
  /** The account's. */
  name: string;
  businessName: string;
  at: Date;
  publicUrl: string;
  contactEmail: string;
}

/** Tells the owner why their page is closed, or that it is open again. @param reason null once it is lifted */
export function businessSuspendedEmail(notice: Notice & { reason: string | null }): EmailContent {
  const { name, at, publicUrl, contactEmail, reason } = notice;
  const business = nameOf(notice);
  const contact = link(`mailto:${contactEmail}`, contactEmail);
  const footnote = `You're receiving this because ${business} belongs to your ${brand.name} account.`;
  if (reason === null) {
    return emailContent({
      subject: 'Your review page is no longer suspended',
      title: `${business} is no longer suspended`,
      preview: 'Its review page works again if you left it active.',
      pieces: [
        greeting(name),
        paragraph(`The suspension of ${business} was lifted on ${formatTimestamp(at)}.`),
        button('Open your dashboard', publicUrl + dashboard),
        paragraph('Questions? Email ', contact, '.'),
      ],
      footnote,
    });
  }
  return emailContent({
    subject: 'Your review page was suspended',
    title: `${business} was suspended`,
    preview: 'Customers now see that it is inactive.',
    pieces: [
      greeting(name),
      paragraph(
        `${brand.name} suspended ${business} on ${formatTimestamp(at)}. Its review page shows that it is inactive. The reason:`,
      ),
      quote(reason),
      paragraph(
        'You can still open and edit the business. Once this is settled, or if this was a mistake, email ',
        contact,
        ' to have the suspension lifted.',
      ),
    ],
    footnote,
  });
}

/** Tells both owners that a business was transferred to another account. @param isNew for its new owner */
export function businessTransferredEmail(notice: Notice & { isNew: boolean }): EmailContent {
  const { name, at, publicUrl, contactEmail, isNew } = notice;
  const business = nameOf(notice);
  const contact = link(`mailto:${contactEmail}`, contactEmail);
  const when = formatTimestamp(at);
  const what = isNew
    ? `An admin of ${brand.name} transferred ${business} to your account on ${when}. Its review page and QR code stay the same. Private feedback from its customers now comes to this address, until you confirm another one.`
    : `An admin of ${brand.name} transferred ${business} to another account on ${when}. It is no longer on your dashboard, and private feedback from its customers no longer comes to you.`;
  return emailContent({
    subject: isNew
      ? 'A business was transferred to your account'
      : 'A business was transferred from your account',
    title: isNew ? `${business} is now yours` : `${business} was transferred`,
    preview: 'An admin transferred it from one account to another.',
    pieces: [
      greeting(name),
      paragraph(what),
      ...(isNew ? [button('Open your dashboard', publicUrl + dashboard)] : []),
      paragraph("If you didn't expect this, email ", contact, '.'),
    ],
    footnote: `You're receiving this because you have a ${brand.name} account.`,
  });
}

function nameOf({ businessName }: Notice): string {
  return safeBusinessName(businessName) || 'a business of yours';
}
