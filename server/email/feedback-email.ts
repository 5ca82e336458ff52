import type { Feedback } from '../../contract/feedback.ts';
import { isEmail } from '../../contract/feedback-rules.ts';
import { fillPath } from '../../contract/fill-path.ts';
import { thumbsUpDown } from '../../contract/page-paths.ts';
import { emailContent, type EmailContent } from './layout.ts';
import type { Address } from './email.ts';
import { fields, link, paragraph, quote, type Piece } from './pieces.ts';
import { headerName } from './header-name.ts';

/** What tells a business from its owner's others, which may have the same name. */
interface Subject {
  name: string;
  /** What its owner calls it. */
  nickname: string | null;
  city: string | null;
  state: string | null;
  /** Null if it has no review page. */
  slug: string | null;
  publicUrl: string;
}

/**
 * A visitor's feedback, for the business. Reply-To is the visitor, if they left an address.
 * @param waiting the feedback address that is not confirmed yet, so that this goes to the account's
 */
export function feedbackEmailContent(
  business: Subject,
  feedback: Feedback,
  waiting: string | null = null,
): EmailContent {
  const { name, email, phone } = feedback;
  const replyTo = replyAddress(feedback);
  return emailContent({
    replyTo,
    subject: 'New private feedback from your review page',
    title: `New feedback for ${business.name}`,
    preview: 'A customer sent you private feedback.',
    pieces: [
      quote(feedback.feedback),
      fields([
        ['Name', name],
        ['Email', email],
        ['Phone', phone],
      ]),
      ...which(business),
      ...(replyTo ? [paragraph(`Reply to this email to respond to ${name} directly.`)] : []),
      ...(waiting
        ? [
            paragraph(
              `This came to your account's email because no one has confirmed ${waiting} yet. You can send a new link to that address from your dashboard.`,
            ),
          ]
        : []),
    ],
    footnote:
      "This feedback came from your review page. We don't keep a copy, so this email is the only copy.",
  });
}

/** The nickname, the location and the review page, as far as there are any. */
function which({ nickname, city, state, slug, publicUrl }: Subject): Piece[] {
  const page = slug && publicUrl + fillPath(thumbsUpDown, { slug });
  const location = [city, state].filter(Boolean).join(', ');
  return [
    ...(nickname ? [fields([['Business nickname', nickname]])] : []),
    ...(location ? [fields([['Location', location]])] : []),
    ...(page ? [paragraph('Review page: ', link(page))] : []),
  ];
}

function replyAddress({ name, email }: Feedback): Address | null {
  return isEmail(email) ? { name: headerName(name), address: email } : null;
}
