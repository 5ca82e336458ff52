import { emailContent, type EmailContent } from './layout.ts';
import { fields, paragraph, quote } from './pieces.ts';

/** Looks like feedback, but says that it is a test in every part that a mailbox shows. */
export function feedbackTestEmail(businessName: string): EmailContent {
  return emailContent({
    subject: 'Test: private feedback from your review page',
    title: `Test: feedback for ${businessName}`,
    preview: 'This is only a test. No customer wrote it.',
    pieces: [
      paragraph('This is only a test. Private feedback from your customers will look like this:'),
      quote("Your customer's message appears here."),
      fields([
        ['Name', 'Test Customer'],
        ['Email', 'Not provided'],
        ['Phone', 'Not provided'],
      ]),
      paragraph(
        "If it landed in your spam folder, mark it as not spam so that you don't miss real feedback. If you didn't ask for this test, you can ignore it.",
      ),
    ],
    footnote:
      "You're receiving this because someone signed in to this business's account asked for a test.",
  });
}
