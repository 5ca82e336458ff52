import { ApiError, NetworkError } from '../../api/errors.ts';

/** An answer of status 200 that says `success: false`. */
export class Refusal extends Error {}

/** @throws Refusal for a reply that is no success, with its sentence if it has one */
export function expectSuccess(reply: { success?: boolean; message?: string }): void {
  if (reply.success !== true) throw new Refusal(reply.message ?? '');
}

interface Sentences {
  /** Where the server says no without a sentence of its own. */
  refused: string;
  /** Where there was no answer at all. */
  unreached?: string;
}

/** What a person is told of a call that failed: the server's sentence where it has one. */
export function sentenceOf(error: unknown, { refused, unreached }: Sentences): string {
  if (error instanceof NetworkError) return unreached ?? error.message;
  if (!(error instanceof ApiError || error instanceof Refusal)) return unreached ?? refused;
  return isSentence(error.message) ? error.message : refused;
}

/** Where an answer had no message, the error carries its whole body: data or markup is nothing to read out. */
function isSentence(message: string): boolean {
  return message !== '' && !/^\s*[{[]|[<>]/.test(message);
}
