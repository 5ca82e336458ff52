import { deliveryHours } from '../../contract/constraints.ts';
import { emailContent, type EmailContent } from './layout.ts';
import { paragraph } from './pieces.ts';

/** Tells the owner that feedback could not be delivered. Its content is not included: it has been erased. */
export function feedbackUndeliverableEmail(businessName: string): EmailContent {
  return emailContent({
    subject: "We couldn't deliver a feedback message",
    title: "We couldn't deliver a feedback message",
    preview: `We tried for ${deliveryHours} hours, but your email provider didn't accept it.`,
    pieces: [
      paragraph(
        `A customer of ${businessName} sent private feedback. We tried for ${deliveryHours} hours to deliver it, but your email provider didn't accept it. To protect the customer's privacy, the message was deleted.`,
      ),
      paragraph(
        'Please check that the feedback email address for this business is correct and can receive messages.',
      ),
    ],
    footnote: "You're receiving this because this business belongs to your account.",
  });
}
