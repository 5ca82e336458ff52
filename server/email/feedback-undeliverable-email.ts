import { emailContent, type EmailContent } from './layout.ts';
import { paragraph } from './pieces.ts';

/** Tells the owner that feedback could not be delivered. Its content is not included: it has been erased. */
export function feedbackUndeliverableEmail(businessName: string): EmailContent {
  return emailContent({
    subject: "We couldn't deliver a feedback message",
    title: "We couldn't deliver a feedback message",
    preview: "Your email server didn't accept it for 72 hours.",
    pieces: [
      paragraph(
        `A customer of ${businessName} sent private feedback, but your email server didn't accept it for 72 hours. The message has been erased.`,
      ),
      paragraph(
        'Please check that the feedback email for this business is correct and can receive messages.',
      ),
    ],
    footnote: "You're receiving this because this business belongs to your account.",
  });
}
