import type { Config } from '../config/config.ts';
import { checkMailServer } from '../doctor/checks/email.ts';

/**
 * What the first email would run into, as a sentence for the operator; null if the mail server lets us in, or
 * none is set. Takes seconds if it does not answer.
 */
export async function mailServerWarning(config: Config): Promise<string | null> {
  const { state, text, todo } = await checkMailServer({ config, problems: new Map() });
  return state === 'failed' ? `SMTP_URL: ${text} ${todo}` : null;
}
