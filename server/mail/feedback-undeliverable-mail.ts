import { html } from '../html.ts';
import type { MailContent } from './feedback-mail.ts';
import { mailLayout, paragraph } from './layout.ts';

const footnote = 'You receive this because you own this business page.';

/** Tells the owner that a message could not be handed over, without its content: that is erased. */
export function feedbackUndeliverableMail(businessName: string): MailContent {
  const title = 'A message could not be delivered';
  const what = `A visitor of ${businessName} left private feedback, and for 72 hours your mail server did not accept it. The message has been erased.`;
  const next =
    'Please check that the feedback address of this business is right and that its mailbox takes mail.';
  return {
    replyTo: null,
    subject: 'A feedback message could not be delivered',
    text: [title, '', what, '', next, '', '--', footnote, ''].join('\n'),
    html: mailLayout(title, html`${paragraph(what)}${paragraph(next)}`, footnote),
  };
}
