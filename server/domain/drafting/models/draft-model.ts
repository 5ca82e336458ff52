/** A language model behind any protocol. One request, one response, no conversation. */
export interface DraftModel {
  /**
   * @returns the response's text, unchecked
   * @throws ModelError for any failure
   */
  call(request: ModelRequest): Promise<string>;
}

export interface ModelRequest {
  /** The same for every draft; contains nothing about the visitor. */
  system: string;
  /** One JSON object with the visitor's words as data. */
  user: string;
  /** Aborts the call: `timeout` if its reason is a `TimeoutError`, otherwise `aborted`. */
  signal: AbortSignal;
  /** Receives the call's cost, even if the response is unusable. */
  count(what: ModelCost, howMany: number): void;
}

/** Calls made, and the tokens that the provider reports for them. */
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
  /** The guard rejected both of the model's drafts. */
  'guard',
] as const;

export type ModelFailure = (typeof modelFailures)[number];

/** Why there is no draft. Contains no text from the provider, which may echo keys or the visitor's words. */
export class ModelError extends Error {
  readonly reason: ModelFailure;
  readonly status: number | undefined;
  /** Milliseconds from the provider's `Retry-After`. */
  readonly retryAfterMs: number | undefined;
  /** True if the circuit breaker was open and no call was made. */
  readonly skipped: boolean;

  constructor(
    reason: ModelFailure,
    more: Partial<Pick<ModelError, 'status' | 'retryAfterMs' | 'skipped'>> = {},
  ) {
    super(`The model gave no draft: ${reason}`);
    this.reason = reason;
    this.status = more.status;
    this.retryAfterMs = more.retryAfterMs;
    this.skipped = more.skipped ?? false;
  }
}

/** The model's endpoint and API key. */
export interface ModelSettings {
  /** Including the version: `https://api.openai.com/v1`. */
  url: string;
  key?: string;
  model: string;
}
