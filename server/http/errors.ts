import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { errorStatus, type ErrorCode, type ErrorReply } from '../../contract/errors.ts';
import { notFound, DomainError } from '../domain/domain-error.ts';
import { notValid } from './validation-message.ts';

const sentences: Partial<Record<ErrorCode, string>> = {
  not_found: 'This URL was not found.',
  unavailable: 'The service is not available right now. Please try again in a moment.',
  too_large: 'This request is too large.',
  unsupported_media_type: 'Requests must be JSON.',
  invalid_request: 'This request could not be read.',
  too_slow: 'This request took too long to arrive. Please try again.',
  headers_too_large: 'The headers of this request are too large.',
};

/** Whatever was thrown, as the error that the caller is told of. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return validationProblem(error);
  const { statusCode = 500 } = error as Partial<FastifyError>; // Fastify's own errors carry one
  const code = codeOfStatus(statusCode);
  if (code) return problemOfCode(code, error);
  return new DomainError('unexpected', 'Something went wrong on our side. Please try again.', {
    cause: error,
  });
}

/** What is said of a request that the framework, or Node itself, did not let through. */
export function problemOfCode(code: ErrorCode, cause?: unknown): DomainError {
  return new DomainError(code, sentences[code] ?? 'This request could not be read.', { cause });
}

/** The one shape of every error answer. 5xx carry the reference that the log has too. */
export function errorBody(error: DomainError, reference: string): ErrorReply {
  const { code, message, fields } = error;
  return {
    error: message,
    message,
    code,
    ...(fields && { fields }),
    ...(errorStatus[code] >= 500 && { reference }),
  };
}

/** Answers an API call that failed, and logs what is our fault. */
export function sendError(
  error: DomainError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = errorStatus[error.code];
  logError(error, status, request);
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(error, request.id));
}

export function logError(error: DomainError, status: number, request: FastifyRequest): void {
  if (status < 500) return;
  const record = { err: error.cause ?? error, reference: request.id, req: request };
  // A writer that is out of reach and a crowd at the door are expected to happen; our own faults are not.
  if (error.code === 'drafting_unavailable') request.log.warn(record, 'no draft could be written');
  else if (error.code === 'unavailable' && error.cause === undefined)
    request.log.warn(record, 'too many requests at once');
  else request.log.error(record, 'a request failed');
}

interface ValidationError {
  validationContext?: string;
  validation: FieldError[];
}

interface FieldError {
  instancePath: string;
  message?: string;
  /** Where a body may have several shapes: what each of them misses. */
  params?: { errors?: { path: PropertyKey[]; message: string }[][] };
}

/** An address that cannot be is "not found"; a body that cannot be is told field by field. */
function validationProblem({ validation, validationContext }: ValidationError): DomainError {
  if (validationContext === 'params') return notFound('This URL');
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of validation.flatMap(unfold)) {
    const field = instancePath.split('/')[1] || 'body';
    fields[field] ??= message ?? notValid;
  }
  const [first = notValid] = Object.values(fields);
  return new DomainError('invalid_request', first, { fields });
}

/** Of several shapes that a body may have, the one that misses least speaks. */
function unfold(error: FieldError): FieldError[] {
  const [closest] = (error.params?.errors ?? []).toSorted((a, b) => a.length - b.length);
  if (!closest) return [error];
  return closest.map(({ path, message }) => ({ instancePath: `/${path.join('/')}`, message }));
}

function codeOfStatus(status: number): ErrorCode | null {
  if (status === 413) return 'too_large';
  if (status === 415) return 'unsupported_media_type';
  if (status === 503) return 'unavailable';
  // A folder among the built files is forbidden to list; nobody needs to know that it is one.
  if (status === 403 || status === 404) return 'not_found';
  return status >= 400 && status < 500 ? 'invalid_request' : null;
}
