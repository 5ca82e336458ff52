/** A language model, reached in whatever way. One question, one answer, no conversation. */
export interface DraftModel {
  /**
   * @returns the answer's text, not yet checked
   * @throws ModelError whatever goes wrong
   */
  call(request: ModelRequest): Promise<string>;
}

export interface ModelRequest {
  /** The same for every draft; holds nothing of the visitor. */
  system: string;
  /** One JSON object: the visitor's words as data. */
  user: string;
  /** Ends the call; a `TimeoutError` as its reason counts as `timeout`, all else as `aborted`. */
  signal: AbortSignal;
  /** Learns what the call costs, also where its answer is of no use. */
  count(what: ModelCost, howMany: number): void;
}

/** Calls that went out, and the tokens that the provider says they took. */
export type ModelCost = 'calls' | 'tokens-in' | 'tokens-out';

export const modelFailures = [
  'no-key',
  'bad-key',
  'quota',
  'rate',
  'server',
  'timeout',
  'aborted',
  'network',
  'bad-answer',
  'blocked',
  'cut',
  'bad-request',
  /** The model answered, twice, and our guard refused both drafts. */
  'guard',
] as const;

export type ModelFailure = (typeof modelFailures)[number];

/** Why there is no answer. Carries no word of the provider's, which may echo keys and visitors. */
export class ModelError extends Error {
  readonly reason: ModelFailure;
  readonly status: number | undefined;
  /** Milliseconds after which the provider wants to be asked again. */
  readonly retryAfterMs: number | undefined;
  /** True where the provider was spared the call, since it failed a moment ago. */
  readonly spared: boolean;

  constructor(
    reason: ModelFailure,
    more: Partial<Pick<ModelError, 'status' | 'retryAfterMs' | 'spared'>> = {},
  ) {
    super(`The model gave no draft: ${reason}`);
    this.reason = reason;
    this.status = more.status;
    this.retryAfterMs = more.retryAfterMs;
    this.spared = more.spared ?? false;
  }
}

/** Where a model is and how it is paid for. */
export interface ModelSettings {
  /** Up to and with the version: `https://api.openai.com/v1`. */
  url: string;
  key?: string;
  model: string;
}
