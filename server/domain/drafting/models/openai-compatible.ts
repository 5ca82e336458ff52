import {
  ModelError,
  type DraftModel,
  type ModelRequest,
  type ModelSettings,
} from './draft-model.ts';
import { countField, field, textField } from './fields.ts';
import { postJson, type ModelResponse } from './post-json.ts';
import { throwOnErrorStatus } from './error-status.ts';

/** Tokens; a draft needs about a hundred. Reasoning models use most of theirs before they write. */
const outputTokens = { plain: 220, reasoning: 1200 };

/** The Chat Completions API of OpenAI, Ollama, vLLM, LM Studio, Mistral and many others. */
export function openAiCompatible(settings: ModelSettings): DraftModel {
  const { url, key, model } = settings;
  const headers: Record<string, string> =
    key === undefined ? {} : { authorization: `Bearer ${key}` };
  const parameters = firstParameters(settings);
  const ask = async ({ system, user, signal, count }: ModelRequest): Promise<ModelResponse> => {
    const messages = [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ];
    const body = { model, messages, ...Object.fromEntries(parameters) };
    count('calls', 1);
    const response = await postJson(`${url}/chat/completions`, headers, body, signal);
    count('tokens-in', countField(response.body, 'usage', 'prompt_tokens'));
    count('tokens-out', countField(response.body, 'usage', 'completion_tokens'));
    return response;
  };
  return {
    async call(request) {
      let response = await ask(request);
      if (dropUnsupported(parameters, response)) response = await ask(request);
      throwOnErrorStatus(response, key !== undefined);
      return readText(response);
    },
  };
}

function firstParameters({ url, model }: ModelSettings): Map<string, string | number> {
  const atOpenAi = new URL(url).hostname === 'api.openai.com';
  const reasons = atOpenAi && /^(?:o\d|gpt-5)/.test(model);
  const limit = reasons ? outputTokens.reasoning : outputTokens.plain;
  const parameters = new Map<string, string | number>();
  parameters.set(atOpenAi ? 'max_completion_tokens' : 'max_tokens', limit);
  if (reasons) parameters.set('reasoning_effort', 'low');
  return parameters;
}

const tokenFields: Record<string, string> = {
  max_tokens: 'max_completion_tokens',
  max_completion_tokens: 'max_tokens',
};

/**
 * Drops a parameter that a 400 response names as unsupported, for the retry and all later calls.
 * @returns whether a retry makes sense
 */
function dropUnsupported(
  parameters: Map<string, string | number>,
  { status, body }: ModelResponse,
): boolean {
  if (status !== 400) return false;
  const message = textField(body, 'error', 'message');
  if (!/unsupported|not support|unrecognized|unknown|not permitted|extra/i.test(message))
    return false;
  const named = textField(body, 'error', 'param') || message;
  const name = [...parameters.keys()].find((parameter) =>
    new RegExp(`\\b${parameter}\\b`).test(named),
  );
  if (name === undefined) return false;
  const value = parameters.get(name);
  const other = tokenFields[name];
  parameters.delete(name);
  if (other !== undefined && value !== undefined && message.includes(other))
    parameters.set(other, value);
  return true;
}

function readText({ status, body }: ModelResponse): string {
  const choice = field(body, 'choices', 0);
  const finish = textField(choice, 'finish_reason');
  if (finish === 'length') throw new ModelError('cut', { status });
  if (finish === 'content_filter' || textField(choice, 'message', 'refusal') !== '') {
    throw new ModelError('blocked', { status });
  }
  const text = textField(choice, 'message', 'content').trim();
  if (text === '') throw new ModelError('bad-answer', { status });
  return text;
}
