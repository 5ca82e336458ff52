import { brand } from '../../contract/brand.ts';
import { greeting, safeName } from './account-greeting.ts';
import { formatTimestamp } from '../format-time.ts';
import { emailContent, type EmailContent } from './layout.ts';
import { link, paragraph, type Piece } from './pieces.ts';
import { safeBusinessName } from './safe-business-name.ts';

/** Who made feedback go elsewhere: someone signed in to the account, an admin, or a confirmed address. */
export type FeedbackMover = 'owner' | 'admin' | 'confirmation';

interface Move {
  by: FeedbackMover;
  at: Date;
  ownerName: string;
  businessName: string;
  /** How many more businesses of the account this is about. */
  others: number;
  /** Where feedback goes now; null if the reader has no account and need not know. */
  newAddress: string | null;
  contactEmail: string;
}

/** Tells the address that got a business's feedback that it no longer does. */
export function feedbackMovedEmail(move: Move): EmailContent {
  const business = businessesOf(move);
  return emailContent({
    subject: 'Private feedback no longer comes to this address',
    title: `Feedback for ${business} no longer comes to this address`,
    preview: 'Private feedback from customers now goes somewhere else.',
    pieces: [
      move.newAddress === null ? paragraph('Hi,') : greeting(move.ownerName),
      paragraph(
        `${whoMovedIt(move)} on ${formatTimestamp(move.at)}, so private feedback from customers of ${business} no longer comes to this address.`,
        move.newAddress === null ? '' : ` It now goes to ${move.newAddress}.`,
      ),
      whatToDo(move),
    ],
    footnote: `You're receiving this because private feedback for ${business} used to come here.`,
  });
}

function businessesOf({ businessName, others }: Move): string {
  const one = safeBusinessName(businessName) || 'a business';
  if (others === 0) return one;
  return `${one} and ${others} other ${others === 1 ? 'business' : 'businesses'}`;
}

function whoMovedIt({ by, ownerName, newAddress }: Move): string {
  if (by === 'confirmation') return `${newAddress ?? 'Another address'} was confirmed`;
  if (by === 'admin') return `An admin of ${brand.name} changed the feedback email`;
  const account = safeName(ownerName);
  return `Someone signed in to ${account ? `${account}'s account` : "the business's account"} changed the feedback email`;
}

function whatToDo({ newAddress, contactEmail }: Move): Piece {
  const contact = link(`mailto:${contactEmail}`, contactEmail);
  if (newAddress === null)
    return paragraph(
      "If you didn't expect this, ask the owner of the business. They can have a new confirmation link sent to you. Questions? Email ",
      contact,
      '.',
    );
  return paragraph(
    "If this wasn't you, reset your password on the sign-in page, then sign in and correct the feedback email of your business. If you need help, email ",
    contact,
    '.',
  );
}
