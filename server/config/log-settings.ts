import type { SettingReader } from './setting-reader.ts';

/** Pino's, without `silent`: a server that fails must be able to say why. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const;

export type LogLevel = (typeof logLevels)[number];

export interface LogSettings {
  /** Lines below it are left out. */
  level: LogLevel;
  /** `pretty` is for people at a terminal. */
  format: 'json' | 'pretty';
  /** Whether security events and the server's start and stop are printed even if `level` leaves them out. */
  keepsRecords: boolean;
}

/** In development, only what needs attention, in a form for the terminal. @throws ConfigError */
export function parseLog(read: SettingReader, production: boolean): LogSettings {
  const standard = standardLog(production);
  return {
    level: read.oneOf('LOG_LEVEL', logLevels, standard.level),
    format: read.oneOf('LOG_FORMAT', ['json', 'pretty'], standard.format),
    keepsRecords: production || read.text('LOG_LEVEL') !== undefined,
  };
}

/** What is printed if nothing is set. */
export function standardLog(production: boolean): LogSettings {
  return {
    level: production ? 'info' : 'warn',
    format: production ? 'json' : 'pretty',
    keepsRecords: production,
  };
}
