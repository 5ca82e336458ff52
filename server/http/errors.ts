import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { errorStatus, type ErrorCode, type ErrorReply } from '../../contract/errors.ts';
import { isDatabaseTrouble } from '../db/database-trouble.ts';
import { withoutStatement } from '../db/statement-error.ts';
import { notFound, unavailable, DomainError } from '../domain/domain-error.ts';
import { logSecurityEvent } from '../domain/security-event.ts';
import { invalidRequest } from './validation-message.ts';

const sentences: Partial<Record<ErrorCode, string>> = {
  not_found: 'This URL was not found.',
  unavailable: 'The service is not available right now. Please try again in a moment.',
  too_large: 'This request is too large.',
  unsupported_media_type: 'Requests must be JSON.',
  invalid_request: 'This request could not be read.',
  too_slow: 'That took too long to send. Please try again.',
  headers_too_large: 'The headers of this request are too large.',
};

/** Converts any thrown value to the error reported to the caller. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return validationError(error);
  const { statusCode = 500 } = error as Partial<FastifyError>; // Fastify's own errors carry one
  // A client that is gone looks like a database that is gone, but for its status.
  if (statusCode >= 500 && isDatabaseTrouble(error))
    return unavailable(errorOfCode('unavailable').message, error);
  const code = codeOfStatus(statusCode);
  if (code) return errorOfCode(code, error);
  return new DomainError('unexpected', 'Something went wrong on our end. Please try again.', {
    cause: error,
  });
}

/** The error for a request that the framework, or Node itself, rejected. */
export function errorOfCode(code: ErrorCode, cause?: unknown): DomainError {
  return new DomainError(code, sentences[code] ?? 'This request could not be read.', { cause });
}

/** The shape of every error response. 5xx include the reference that is also in the log. */
export function errorBody(error: DomainError, reference: string): ErrorReply {
  const { code, message, fields, goneAt } = error;
  return {
    error: message,
    message,
    code,
    ...(fields && { fields }),
    ...(goneAt && { goneAt: goneAt.toISOString() }),
    ...(errorStatus[code] >= 500 && { reference }),
  };
}

/** Sends the response for a failed API call, and logs it if it is our fault. */
export function sendError(
  error: DomainError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = errorStatus[error.code];
  logError(error, status, request);
  if (error.code === 'forbidden') logDenial(request);
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(error, request.id));
}

/** Somebody who is signed in asked for what is not theirs. */
function logDenial(request: FastifyRequest): void {
  const { actor, method, routeOptions, log } = request;
  const userId = actor.kind === 'user' ? actor.id : null;
  logSecurityEvent({ log }, 'access-denied', { userId, method, route: routeOptions.url ?? null });
}

const outage = 'the database was not available';

function messageOf(cause: unknown): string {
  return cause instanceof Error ? withoutStatement(cause).message : '';
}

export function logError(error: DomainError, status: number, request: FastifyRequest): void {
  if (status < 500) return;
  const record = { err: error.cause ?? error, reference: request.id, req: request };
  // An unavailable writer or database and too many requests are expected; our own bugs are not.
  if (error.code === 'drafting_unavailable') request.log.warn(record, 'no draft could be written');
  else if (error.code === 'unavailable' && error.cause === undefined)
    request.log.warn(record, 'too many requests at once');
  else if (error.code === 'unavailable' && isDatabaseTrouble(error.cause))
    // Without its stack: there is such a line for every request of an outage.
    request.log.warn({ ...record, err: undefined, cause: messageOf(error.cause) }, outage);
  else request.log.error(record, 'a request failed');
}

interface ValidationError {
  validationContext?: string;
  validation: FieldError[];
}

interface FieldError {
  instancePath: string;
  message?: string;
  /** For bodies with several allowed shapes: the errors of each of them. */
  params?: { errors?: { path: PropertyKey[]; message: string }[][] };
}

/** An invalid URL is "not found"; an invalid body is reported by field. */
function validationError({ validation, validationContext }: ValidationError): DomainError {
  if (validationContext === 'params') return notFound('This URL');
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of validation.flatMap(unfold)) {
    const field = instancePath.split('/')[1] || 'body';
    fields[field] ??= message ?? invalidRequest;
  }
  const [first = invalidRequest] = Object.values(fields);
  return new DomainError('invalid_request', first, { fields });
}

/** For bodies with several allowed shapes, reports the shape with the fewest errors. */
function unfold(error: FieldError): FieldError[] {
  const [closest] = (error.params?.errors ?? []).toSorted((a, b) => a.length - b.length);
  if (!closest) return [error];
  return closest.map(({ path, message }) => ({ instancePath: `/${path.join('/')}`, message }));
}

function codeOfStatus(status: number): ErrorCode | null {
  if (status === 413) return 'too_large';
  if (status === 415) return 'unsupported_media_type';
  if (status === 503) return 'unavailable';
  // Listing a folder of built files is forbidden; the response must not reveal that it is a folder.
  if (status === 403 || status === 404) return 'not_found';
  return status >= 400 && status < 500 ? 'invalid_request' : null;
}
