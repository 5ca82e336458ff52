import { ApiError, NetworkError, refusedFields } from '../../api/errors.ts';
import type { Toast } from '../../ui/toast-queue.ts';

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

/** What the server says about a code, by the field it was typed in. */
export function wrongCode(error: unknown, field: string): Readonly<Record<string, string>> {
  if (error instanceof ApiError && error.code === 'not_proven') return { [field]: error.message };
  return refusedFields(error);
}

/** For a form: a wrong code is said at its field, everything else in a toast. */
export function saidAt(field: string, describe: (error: unknown) => Toast | null) {
  return {
    describe: (error: unknown) => (wrongCode(error, field)[field] ? null : describe(error)),
    refused: (error: unknown) => wrongCode(error, field),
  };
}

/** Without a message in the response, the error has the whole body, so JSON and HTML are not shown. */
function isSentence(message: string): boolean {
  return message !== '' && !/^\s*[{[]|[<>]/.test(message);
}
