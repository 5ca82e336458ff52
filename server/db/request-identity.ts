/** What is stored of a request that has an `Idempotency-Key`: two HMACs, neither its key nor its content. */
export interface RequestIdentity {
  keyHash: string;
  /**
   * Differs if the same key comes with different content. The key, which is stored nowhere, is part of it:
   * nobody can test guesses of the content against it, not even with APP_SECRET.
   */
  contentHash: string;
}
