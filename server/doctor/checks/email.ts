import { smtpTransport } from '../../email/smtp.ts';
import { errorKind, outageOf, verdictOf, type SendFailure } from '../../email/send-failure.ts';
import type { FailureReason } from '../../../contract/failing-emails.ts';
import { testEmail } from '../../email/test-email.ts';
import { attention, failed, ok, notChecked, type Check, type Finding } from '../check.ts';
import { mailOutageFinding } from '../mail-outage-finding.ts';
import { requireSettings, type Subject } from '../subject.ts';

type MailSettings = Pick<Subject, 'config' | 'problems' | 'onlyGiven'>;

/** The mail server: whether it lets us in, and, on request, whether it accepts an email. */
export function emailChecks(subject: Subject): Check[] {
  const group = 'Email';
  return [
    { group, title: 'Mail server', run: () => checkMailServer(subject) },
    { group, title: 'Sender', run: () => checkSender(subject) },
  ];
}

/** The check that sends a real email. */
export function testEmailCheck(subject: Subject, to: string): Check {
  return { group: 'Email', title: 'Test email', run: () => sendTestEmail(subject, to) };
}

/** Connects and signs in; sends nothing. */
export async function checkMailServer(subject: MailSettings): Promise<Finding> {
  return withTransport(subject, async (transport) => {
    await transport.check();
    return ok('The mail server accepts our sign-in.');
  });
}

function checkSender(subject: Subject): Finding {
  requireSettings(subject, 'MAIL_FROM', 'PUBLIC_URL');
  const { config } = subject;
  const host = config.mail.from.split('@')[1] ?? '';
  if (!config.production) return ok(`Emails come from ${config.mail.from}.`);
  if (!/(?:^|\.)(?:example\.(?:com|org|net)|invalid|localhost|test)$/.test(host))
    return ok(`Emails come from ${config.mail.from}.`);
  return attention(
    `Emails come from ${config.mail.from}, which is only a placeholder.`,
    'Set MAIL_FROM to an address at your own domain, with SPF, DKIM and DMARC.',
  );
}

/** Sends directly, not through the outbox: what goes wrong is reported at once. */
function sendTestEmail(subject: Subject, to: string): Promise<Finding> {
  const { config, now } = subject;
  return withTransport(subject, async (transport) => {
    await transport.send(testEmail({ config, to, now: now() }), AbortSignal.timeout(15_000));
    return ok(
      `The mail server accepted an email to ${to}. Check that it arrives and isn’t in spam.`,
    );
  });
}

async function withTransport(
  subject: MailSettings,
  work: (transport: ReturnType<typeof smtpTransport>) => Promise<Finding>,
): Promise<Finding> {
  requireSettings(subject, 'SMTP_URL', 'MAIL_FROM');
  const { transport } = subject.config.mail;
  if (transport.kind === 'inbox')
    return notChecked('No mail server is set: emails go to the development inbox, /dev/inbox.');
  const smtp = smtpTransport(transport.url, { requireTls: transport.requireTls });
  try {
    return await work(smtp);
  } catch (error) {
    const failure = verdictOf(error) ?? outageOf(error);
    const outage =
      failure.reason === 'unreachable' ? mailOutageFinding(error, transport.url) : null;
    return outage ?? describeFailure(failure, errorKind(error));
  } finally {
    smtp.close();
  }
}

function describeFailure({ reason, reply }: SendFailure, kind: string): Finding {
  const [text, todo] = failures[reason];
  return failed(`${text} (${reply ?? kind}).`, todo);
}

const failures: Readonly<Record<FailureReason, readonly [text: string, todo: string]>> = {
  unreachable: [
    'The mail server cannot be reached',
    'Check the host and port in SMTP_URL, the network, and TLS: smtps:// for port 465, smtp:// for 587.',
  ],
  login_refused: [
    'The mail server rejected our user name or password',
    'Check both in SMTP_URL; special characters have to be percent-encoded there.',
  ],
  sender_refused: [
    'The mail server rejected our sender address',
    'Set MAIL_FROM to an address that this mail server may send from.',
  ],
  refused: ['The mail server rejected the test email', 'Check the recipient’s address.'],
  deferred: [
    'The mail server rejected the test email for now',
    'Try again in a few minutes; check its sending limits.',
  ],
  no_answer: ['The mail server stopped answering', 'Try again in a few minutes.'],
  unreadable: ['The test email could not be written', 'Please report this as a bug.'],
};
