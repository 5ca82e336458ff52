import { brand } from '../../contract/brand.ts';
import { auth } from '../../contract/page-paths.ts';
import { greeting } from './account-greeting.ts';
import { emailContent, type EmailContent } from './layout.ts';
import { formatTimestamp } from '../format-time.ts';
import { button, link, paragraph } from './pieces.ts';

interface AccountDeletion {
  name: string;
  deletedAt: Date;
  /** Deadline for restoring the account by signing in. */
  goneAt: Date;
  publicUrl: string;
  contactEmail: string;
}

/** Confirms the deletion, and says how to undo it. Also for a person who registers again in the meantime. */
export function accountDeletedEmail({
  name,
  deletedAt,
  goneAt,
  publicUrl,
  contactEmail,
}: AccountDeletion): EmailContent {
  return emailContent({
    subject: `Your ${brand.name} account was deleted`,
    title: 'Your account was deleted',
    preview: `You can restore it until ${formatTimestamp(goneAt)}.`,
    pieces: [
      greeting(name),
      paragraph(
        `Your account was deleted on ${formatTimestamp(deletedAt)}, with your businesses and their review pages. All devices were signed out.`,
      ),
      paragraph(
        `If this was a mistake, sign in with your email address and password by ${formatTimestamp(goneAt)}, and you can restore everything. After that, it's gone for good.`,
      ),
      button('Sign in', publicUrl + auth),
      paragraph(
        "If you didn't delete your account, restore it and change your password right away. If you need help, email ",
        link(`mailto:${contactEmail}`, contactEmail),
        ' from this address.',
      ),
    ],
    footnote: `You're receiving this because you had a ${brand.name} account.`,
  });
}
