import { readFileSync } from 'node:fs';
import { ConfigError, wrong } from './config-error.ts';

export type Environment = Record<string, string | undefined>;

export type SettingReader = ReturnType<typeof settingReader>;

/**
 * Reads and parses environment variables; an empty one counts as unset. `NAME_FILE` names a file that
 * contains the value of `NAME`, as secrets come to containers and services.
 * @throws ConfigError for an invalid value
 */
export function settingReader(env: Environment) {
  const text = (name: string) => env[name]?.trim() || textOfFile(env, name);
  return {
    text,
    list: (name: string) =>
      (text(name) ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    integer(name: string, least: number, most: number, standard: number): number {
      const given = text(name);
      if (given === undefined) return standard;
      const value = Number(given);
      if (/^\d+$/.test(given) && value >= least && value <= most) return value;
      throw wrong(
        name,
        `"${given}" is not a whole number from ${least} to ${most}`,
        `${name}=${standard}`,
      );
    },
    oneOf<const T extends string>(name: string, choices: readonly T[], standard: T): T {
      const given = text(name) ?? standard;
      const choice = choices.find((one) => one === given);
      if (choice) return choice;
      throw wrong(name, `"${given}" is not one of ${choices.join(', ')}`, `${name}=${standard}`);
    },
    email(name: string): string | undefined {
      const given = text(name);
      if (given === undefined || /^[^\s@,;<>"]+@[^\s@,;<>"]+$/.test(given)) return given;
      throw wrong(name, `"${given}" is not a valid email address`, `${name}=you@example.com`);
    },
    url(name: string, protocols: string[], example: string): URL | undefined {
      const given = text(name);
      if (given === undefined) return undefined;
      const url = URL.canParse(given) ? new URL(given) : null;
      if (url && protocols.includes(url.protocol)) return url;
      // The value may contain a password, so it is not repeated.
      const beginnings = protocols.map((protocol) => `${protocol}//`).join(' or ');
      throw wrong(name, `must be a URL that starts with ${beginnings}`, `${name}=${example}`);
    },
  };
}

/** @throws ConfigError for an empty file as well: an empty database address would mean the embedded one. */
function textOfFile(env: Environment, name: string): string | undefined {
  const file = env[`${name}_FILE`]?.trim();
  if (!file) return undefined;
  const value = readSettingFile(name, file).trim();
  if (value) return value;
  throw new ConfigError(
    `${name}_FILE: the file ${file} is empty. Write the value of ${name} to it.`,
  );
}

function readSettingFile(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException; // Node's fs throws nothing else
    throw new ConfigError(
      `${name}_FILE: the file ${file} could not be read (${code}). Check its path, and that the app's user may read it.`,
    );
  }
}
