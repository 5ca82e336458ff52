import { ModelError, type DraftModel, type ModelSettings } from './draft-model.ts';
import { countField, field, textField } from './fields.ts';
import { postJson, type ModelResponse } from './post-json.ts';
import { throwOnErrorStatus } from './error-status.ts';

/** Tokens; a draft needs about a hundred. */
const outputTokens = 220;

/** The protocol version, which the provider keeps stable. */
const protocol = '2023-06-01';

/** Anthropic's Messages API. */
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
      const response = await postJson(`${url}/messages`, headers, body, signal);
      count('tokens-in', countField(response.body, 'usage', 'input_tokens'));
      count('tokens-out', countField(response.body, 'usage', 'output_tokens'));
      throwOnErrorStatus(response, key !== undefined);
      return readText(response);
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
