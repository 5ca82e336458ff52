import { ApiError, NetworkError } from '../../api/errors.ts';

/** A response with status 200 and `success: false`. */
export class Refusal extends Error {}

/** @throws Refusal, with the server's message if any, unless `success` is true */
export function expectSuccess(reply: { success?: boolean; message?: string }): void {
  if (reply.success !== true) throw new Refusal(reply.message ?? '');
}

interface Sentences {
  /** For a refusal without a message. */
  refused: string;
  /** For a call without a response. */
  unreached?: string;
}

/** The message to show for a failed call: the server's if it sent one. */
export function sentenceOf(error: unknown, { refused, unreached }: Sentences): string {
  if (error instanceof NetworkError) return unreached ?? error.message;
  if (!(error instanceof ApiError || error instanceof Refusal)) return unreached ?? refused;
  return isSentence(error.message) ? error.message : refused;
}

/** Without a message in the response, the error has the whole body, so JSON and HTML are not shown. */
function isSentence(message: string): boolean {
  return message !== '' && !/^\s*[{[]|[<>]/.test(message);
}
