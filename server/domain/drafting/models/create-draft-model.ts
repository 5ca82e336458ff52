import type { DraftingConfig } from '../../../config/config.ts';
import { anthropic } from './anthropic.ts';
import { ModelError, type DraftModel } from './draft-model.ts';
import { openAiCompatible } from './openai-compatible.ts';

export type ModelConfig = Exclude<DraftingConfig, { provider: 'builtin' }>;

/** The configured model. A missing or invalid key is detected here, before any call. */
export function createDraftModel({ provider, url, key, model }: ModelConfig): DraftModel {
  const needsKey = /^api\.(?:openai|anthropic)\.com$/.test(new URL(url).hostname);
  if (key === undefined && needsKey) return failing('no-key');
  // Other characters aren't valid in a header, and the error from `fetch` would contain the key.
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key)) return failing('bad-key');
  const settings = { url: url.replace(/\/+$/, ''), model, ...(key !== undefined && { key }) };
  return provider === 'anthropic' ? anthropic(settings) : openAiCompatible(settings);
}

function failing(reason: 'no-key' | 'bad-key'): DraftModel {
  return { call: () => Promise.reject(new ModelError(reason)) };
}
