import type { Feedback } from '../../contract/feedback.ts';
import { isEmail } from '../../contract/feedback-rules.ts';
import { emailContent, type EmailContent } from './layout.ts';
import type { Address } from './email.ts';
import { fields, paragraph, quote } from './pieces.ts';
import { headerName } from './header-name.ts';

/**
 * A visitor's feedback, for the business. Reply-To is the visitor, if they left an address.
 * @param waiting the feedback address that is not confirmed yet, so that this goes to the account's
 */
export function feedbackEmailContent(
  businessName: string,
  feedback: Feedback,
  waiting: string | null = null,
): EmailContent {
  const { name, email, phone } = feedback;
  const replyTo = replyAddress(feedback);
  return emailContent({
    replyTo,
    subject: 'New private feedback from your review page',
    title: `New feedback for ${businessName}`,
    preview: 'A customer sent you private feedback.',
    pieces: [
      quote(feedback.feedback),
      fields([
        ['Name', name],
        ['Email', email],
        ['Phone', phone],
      ]),
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

function replyAddress({ name, email }: Feedback): Address | null {
  return isEmail(email) ? { name: headerName(name), address: email } : null;
}
