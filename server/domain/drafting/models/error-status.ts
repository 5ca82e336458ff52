import { ModelError, type ModelFailure } from './draft-model.ts';
import { textField } from './fields.ts';
import type { ModelResponse } from './post-json.ts';

/**
 * Throws if the response has an error status.
 * @param withKey whether an API key was sent: without one, "unauthorized" means it is missing
 * @throws ModelError
 */
export function throwOnErrorStatus(
  { status, body, retryAfterMs }: ModelResponse,
  withKey: boolean,
): void {
  if (status >= 200 && status < 300) return;
  throw new ModelError(reasonOf(status, body, withKey), { status, retryAfterMs });
}

function reasonOf(status: number, body: unknown, withKey: boolean): ModelFailure {
  if (isAboutMoney(status, body)) return 'quota';
  if (status === 401 || status === 403) return withKey ? 'bad-key' : 'no-key';
  if (status === 429) return 'rate';
  if (status === 408 || status >= 500) return 'server';
  return status >= 400 ? 'bad-request' : 'bad-answer';
}

/**
 * Used-up credit is a 402, OpenAI's 429 `insufficient_quota`, or Anthropic's 400 with a message about
 * the credit balance. Retrying doesn't help.
 */
function isAboutMoney(status: number, body: unknown): boolean {
  const code = `${textField(body, 'error', 'code')} ${textField(body, 'error', 'type')}`;
  const message = textField(body, 'error', 'message');
  return (
    status === 402 || /insufficient_quota|billing/.test(code) || /credit balance/i.test(message)
  );
}
