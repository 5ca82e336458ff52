/** `@types/negotiator` describes 0.6, which had no `preferred`; this is what we use of 1.1. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: import('node:http').IncomingHttpHeaders });
    /** The one of `available` that the client likes best; of equals, the first of `preferred`. */
    encoding<Coding extends string>(
      available: readonly Coding[],
      options: { preferred: readonly string[] },
    ): Coding | undefined;
  }
}
