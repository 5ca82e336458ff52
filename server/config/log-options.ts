import type { FastifyServerOptions } from 'fastify';
import type { LogFn } from 'pino';
import type { LogSettings } from './log-settings.ts';
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

/** Pino's number of each level that can leave out records. */
const severities = { warn: 40, error: 50, fatal: 60 } as const;

/**
 * One JSON line per event. A request is logged by method and route pattern: its path may contain anything
 * that someone typed. Its query, which may contain a token, its address and its headers are not logged.
 */
export function logOptions(settings: Pick<LogSettings, 'level' | 'keepsRecords'>): LoggerOptions {
  return {
    ...levelOptions(settings),
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), remove: true },
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? null }),
      res: ({ statusCode }) => ({ statusCode }),
      err: describeError,
    },
  };
}

/** A level above `info` still lets records through, unless they are not wanted either. */
function levelOptions({
  level,
  keepsRecords,
}: Pick<LogSettings, 'level' | 'keepsRecords'>): Pick<LoggerOptions, 'level' | 'hooks'> {
  if (!keepsRecords || !(level in severities)) return { level };
  const least = severities[level as keyof typeof severities]; // by the line above
  return {
    level: 'info',
    hooks: {
      logMethod(this: object, args: Parameters<LogFn>, method: LogFn, severity: number) {
        if (severity >= least || isRecord(args[0])) method.apply(this, args);
      },
    },
  };
}

/** Security events, and the server's start and stop: what no `LOG_LEVEL` leaves out. */
function isRecord(fields: unknown): boolean {
  return (
    typeof fields === 'object' &&
    fields !== null &&
    ('securityEvent' in fields || 'lifecycle' in fields)
  );
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
