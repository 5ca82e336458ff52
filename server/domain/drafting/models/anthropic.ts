import { ModelError, type DraftModel, type ModelSettings } from './draft-model.ts';
import { countField, field, textField } from './fields.ts';
import { postJson, type ModelResponse } from './post-json.ts';
import { throwOnErrorStatus } from './error-status.ts';

/** Tokens; a draft needs about a hundred. */
const outputTokens = 220;

/** The version of the protocol that is spoken here; the provider keeps it. */
const protocol = '2023-06-01';

/** Anthropic's messages. */
export function anthropic({ url, key, model }: ModelSettings): DraftModel {
  const headers: Record<string, string> = {
    'anthropic-version': protocol,
    ...(key !== undefined && { 'x-api-key': key }),
  };
  return {
    async call({ system, user, signal, count }) {
      const messages = [{ role: 'user', content: user }];
      const body = { model, max_tokens: outputTokens, system, messages };
      count('calls', 1);
      const answer = await postJson(`${url}/messages`, headers, body, signal);
      count('tokens-in', countField(answer.body, 'usage', 'input_tokens'));
      count('tokens-out', countField(answer.body, 'usage', 'output_tokens'));
      throwOnErrorStatus(answer, key !== undefined);
      return readText(answer);
    },
  };
}

function readText({ status, body }: ModelResponse): string {
  const stop = textField(body, 'stop_reason');
  if (stop === 'max_tokens') throw new ModelError('cut', { status });
  if (stop === 'refusal') throw new ModelError('blocked', { status });
  const content = field(body, 'content');
  const parts = Array.isArray(content) ? content : [];
  const text = parts
    .map((part) => textField(part, 'text'))
    .join('')
    .trim();
  if (text === '') throw new ModelError('bad-answer', { status });
  return text;
}
