import type { DraftingConfig } from '../../../config/config.ts';
import { anthropic } from './anthropic.ts';
import { ModelError, type DraftModel } from './draft-model.ts';
import { openAiCompatible } from './openai-compatible.ts';

export type ModelConfig = Exclude<DraftingConfig, { provider: 'builtin' }>;

/** The model that the configuration names. A key that is missing or cannot be one is found here, not on the wire. */
export function createDraftModel({ provider, url, key, model }: ModelConfig): DraftModel {
  const needsKey = /^api\.(?:openai|anthropic)\.com$/.test(new URL(url).hostname);
  if (key === undefined && needsKey) return failing('no-key');
  // Anything else cannot stand in a header, and the error of `fetch` would repeat it.
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key)) return failing('bad-key');
  const settings = { url: url.replace(/\/+$/, ''), model, ...(key !== undefined && { key }) };
  return provider === 'anthropic' ? anthropic(settings) : openAiCompatible(settings);
}

function failing(reason: 'no-key' | 'bad-key'): DraftModel {
  return { call: () => Promise.reject(new ModelError(reason)) };
}
