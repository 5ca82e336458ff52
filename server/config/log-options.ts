import type { FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';
import { withoutStatement } from '../db/statement-error.ts';

/** What must never appear in a log, at the top level of a record and one level down (`*.x` misses `x`). */
const secrets = [
  'password',
  'confirmPassword',
  'code',
  'token',
  'cookie',
  'authorization',
  'name',
  'email',
  'phone',
  'feedback',
  'sentiments',
  'thankSomeone',
  'note',
  'review',
  'payload',
];

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/**
 * One JSON line per event on standard output. A request is logged by method and path, without its query
 * (which may contain a token), its address and its headers.
 */
export function logOptions({ production }: Pick<Config, 'production'>): LoggerOptions {
  return {
    level: production ? 'info' : 'warn',
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), remove: true },
    serializers: {
      req: (request) => ({ method: request.method, path: request.url.split('?', 1)[0] }),
      err: describeError,
    },
  };
}

interface LoggedError {
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** What is logged about an error: no statement values, and none of its additional fields. */
function describeError(error: Error & { code?: string }): LoggedError {
  const { name, message, code, stack = '', cause } = withoutStatement(error) as typeof error; // the same kind of error
  return {
    type: name,
    message,
    // Not `code`: that is also the name of a sign-in code, which is redacted.
    ...(code !== undefined && { errorCode: code }),
    stack,
    ...(cause instanceof Error && { cause: describeError(cause) }),
  };
}
