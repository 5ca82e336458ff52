import { askInstallation, type Reached } from '../ask-installation.ts';
import {
  attention,
  failed,
  NotChecked,
  ok,
  notChecked,
  type Check,
  type Finding,
} from '../check.ts';
import { clockFinding } from '../clock-finding.ts';
import { readCertificate } from '../read-certificate.ts';
import { requireSettings, whyNoKeys, type Subject } from '../subject.ts';
import { DAY } from '../../../contract/durations.ts';
import { proxyFinding } from '../proxy-finding.ts';

/** Days; certificates that renew themselves do so about thirty days before. */
const soonDays = 14;

/** The address that people use: whether it leads here, securely, and what the proxy in front says. */
export function publicUrlChecks(subject: Subject): Check[] {
  const group = 'Public URL';
  const reach = once(() => reachPublicUrl(subject));
  const checks: Check[] = [
    { group, title: 'Address', run: async () => addressFinding(await reach(), subject) },
    { group, title: 'Visitors', run: async () => checkVisitors(await reach(), subject) },
    { group, title: 'Clock', run: async () => checkClock(await reach()) },
  ];
  if (!subject.config.publicUrl.startsWith('https:')) return checks;
  return [...checks, { group, title: 'Certificate', run: () => checkCertificate(subject) }];
}

async function reachPublicUrl(subject: Subject): Promise<Reached> {
  requireSettings(subject, 'PUBLIC_URL');
  const { config, keys, now } = subject;
  if (!config.isPublicUrlSet)
    throw new NotChecked(`PUBLIC_URL is not set: links lead to ${config.publicUrl}.`);
  return askInstallation(config.publicUrl, await keys().catch(() => null), now);
}

async function addressFinding(reached: Reached, subject: Subject): Promise<Finding> {
  const { publicUrl } = subject.config;
  if (reached.kind === 'ours') return ok(`${publicUrl} leads to this installation.`);
  if (reached.kind === 'unreachable')
    return failed(
      `${publicUrl} cannot be reached from this machine (${reached.code}).`,
      unreachableTodo(reached.code),
    );
  const why = await whyNoKeys(subject);
  if (why !== null)
    return notChecked(
      `${publicUrl} answers (${reached.status}). We couldn’t tell whether it is this installation. ${why}`,
    );
  if (reached.status >= 300 && reached.status < 400)
    return failed(
      `${publicUrl} redirects to another address.`,
      'Set PUBLIC_URL to the address that people end up at.',
    );
  if (reached.status >= 500)
    return failed(
      `${publicUrl} answers ${reached.status}: the proxy does not reach Fourgood.`,
      'Check that Fourgood is running, and the address and port in the configuration of the proxy.',
    );
  return failed(
    `${publicUrl} answers (${reached.status}), but it is not this installation, or an older version.`,
    'Check where the domain and the proxy lead, and restart Fourgood after an update.',
  );
}

function unreachableTodo(code: string): string {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return 'The name was not found: check PUBLIC_URL and the DNS of the domain.';
  if (/CERT|SIGNATURE|SSL|TLS/.test(code)) return 'See the certificate below.';
  return 'Check that the proxy runs and that Fourgood is started. If this machine cannot open its own public address, try it from another one.';
}

async function checkVisitors(reached: Reached, subject: Subject): Promise<Finding> {
  if (reached.kind === 'ours') return proxyFinding(reached.answer, subject.config);
  const why = reached.kind === 'other' ? await whyNoKeys(subject) : null;
  return why === null ? notReached : notChecked(why);
}

const notReached = notChecked('The public URL does not lead to this installation.');

function checkClock(reached: Reached): Finding {
  if (reached.kind === 'unreachable') return notReached;
  const { date, before, after } = reached;
  // The header has whole seconds.
  const there = new Date(
    Math.max(date.getTime(), Math.min(before.getTime(), date.getTime() + 999)),
  );
  return clockFinding('the proxy’s', there, before, after) ?? notChecked('It sends no time.');
}

async function checkCertificate(subject: Subject): Promise<Finding> {
  requireSettings(subject, 'PUBLIC_URL');
  const found = await readCertificate(subject.config.publicUrl);
  if ('unreachable' in found) return notChecked(`No connection (${found.unreachable}).`);
  const days = Math.floor((found.validTo.getTime() - subject.now().getTime()) / DAY);
  const day = found.validTo.toISOString().slice(0, 10);
  if (days < 0)
    return failed(`It expired on ${day}.`, 'Renew it, and check why it did not renew itself.');
  if (found.problem !== null)
    return failed(
      `Browsers do not trust it (${found.problem}).`,
      'Install the certificate for this name with its whole chain.',
    );
  if (days >= soonDays) return ok(`It is valid until ${day} (${days} days).`);
  return attention(`It expires on ${day}, in ${days} days.`, 'Check why it does not renew itself.');
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= work());
}
