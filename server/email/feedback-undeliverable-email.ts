import { emailContent, type EmailContent } from './layout.ts';
import { paragraph } from './pieces.ts';

/** Tells the owner that a message could not be handed over, without its content: that is erased. */
export function feedbackUndeliverableEmail(businessName: string): EmailContent {
  return emailContent({
    subject: 'A feedback message could not be delivered',
    title: 'A message could not be delivered',
    preview: 'Your mail server did not take it for 72 hours.',
    pieces: [
      paragraph(
        `A visitor of ${businessName} left private feedback, and for 72 hours your mail server did not accept it. The message has been erased.`,
      ),
      paragraph(
        'Please check that the feedback address of this business is right and that its mailbox takes mail.',
      ),
    ],
    footnote: 'You receive this because you own this business page.',
  });
}
