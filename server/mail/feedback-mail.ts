import type { Feedback } from '../../contract/feedback.ts';
import { isEmail } from '../../contract/feedback-rules.ts';
import { html, type Html } from '../html.ts';
import { mailLayout, paragraph } from './layout.ts';
import type { Address } from './mail.ts';

export interface MailContent {
  replyTo: Address | null;
  subject: string;
  text: string;
  html: string;
}

const footnote =
  'This message came through your feedback page. We keep no copy of it: this e-mail is the only one.';

/**
 * What a visitor wrote, for the business. The subject is fixed, since subjects show on lock screens
 * and in logs; a reply goes to the visitor if they left an address that can take one.
 */
export function feedbackMail(businessName: string, feedback: Feedback): MailContent {
  const title = `New feedback for ${businessName}`;
  return {
    replyTo: replyAddress(feedback),
    subject: 'New private feedback from your page',
    text: asText(title, feedback),
    html: mailLayout(title, asHtml(feedback), footnote),
  };
}

function replyAddress({ name, email }: Feedback): Address | null {
  if (!isEmail(email)) return null;
  return { name: name.replace(/\p{Cc}/gu, ' ').slice(0, 80), address: email };
}

function asText(title: string, feedback: Feedback): string {
  return [
    title,
    '',
    `Name: ${feedback.name}`,
    `E-mail: ${feedback.email}`,
    `Phone: ${feedback.phone}`,
    '',
    feedback.feedback,
    '',
    '--',
    footnote,
    '',
  ].join('\n');
}

function asHtml(feedback: Feedback): Html {
  return html`
<div style="margin:0 0 20px;padding:16px 18px;background:#f7f4ef;border-radius:10px;font-size:16px;line-height:1.5;white-space:pre-wrap;overflow-wrap:anywhere;word-break:break-word;color:#2a2622">${feedback.feedback}</div>
<table role="presentation" cellpadding="0" cellspacing="0" style="font-size:16px;line-height:1.5">
${row('Name', feedback.name)}${row('E-mail', feedback.email)}${row('Phone', feedback.phone)}
</table>
${replyAddress(feedback) ? paragraph(html`<br>Reply to this e-mail to answer ${feedback.name} directly.`) : null}`;
}

function row(label: string, value: string): Html {
  return html`<tr><td style="padding:2px 16px 2px 0;color:#6b635a">${label}</td><td style="padding:2px 0">${value}</td></tr>`;
}
