import { randomBytes } from 'node:crypto';
import { ConfigError } from './config-error.ts';
import { parseConfig, readEnvironment, type Config } from './config.ts';
import type { Environment } from './setting-reader.ts';

/** All that is wrong with the settings, and what remains when that is left out. */
export interface Diagnosis {
  config: Config;
  /** For each wrong variable, the sentence that says so. */
  problems: ReadonlyMap<string, string>;
  /** If `.env` cannot be read: what the environment gives. All other settings are unknown. */
  onlyGiven?: ReadonlySet<string>;
}

/** What takes a required setting's place while it is missing or wrong; nothing is ever sent there. */
const replacements: Readonly<Record<string, () => Environment>> = {
  APP_SECRET: () => ({ APP_SECRET: randomBytes(36).toString('base64') }),
  PUBLIC_URL: () => ({ PUBLIC_URL: 'https://unset.invalid' }),
  SMTP_URL: () => ({ SMTP_URL: 'smtps://unset.invalid' }),
  DRAFTING_MODEL: () => ({ DRAFTING_PROVIDER: undefined }),
};

/** Goes on without each wrong setting, until the rest can be parsed. */
export function diagnoseConfig(environment: Environment): Diagnosis {
  const env = { ...environment };
  const problems = new Map<string, string>();
  for (;;) {
    try {
      return { config: parseConfig(env), problems };
    } catch (error) {
      const name = error instanceof ConfigError && /^[A-Z_]+(?=:)/.exec(error.message)?.[0];
      if (!name) throw error;
      const isRepeated = problems.has(name);
      if (!isRepeated) problems.set(name, error.message);
      const substitute = isRepeated
        ? replacements[name]?.()
        : (without(name, env) ?? replacements[name]?.());
      if (!substitute) throw error;
      Object.assign(env, substitute);
    }
  }
}

/** Undefined if it isn't set, neither itself nor by the file that contains it. */
function without(name: string, env: Environment): Environment | undefined {
  const file = `${name}_FILE`;
  if (env[name] === undefined && env[file] === undefined) return undefined;
  // An https address is wrong in any other mode: that follows from the mistake and needs no sentence.
  const isMeantForProduction = name === 'NODE_ENV' && env.PUBLIC_URL?.trim().startsWith('https:');
  if (isMeantForProduction) return { NODE_ENV: 'production' };
  return { [name]: undefined, [file]: undefined };
}

/** Diagnoses what is set in `.env` and in the environment. */
export function diagnoseSettings(): Diagnosis {
  const unreadable = new Map<string, string>();
  const env = readEnvironment(({ message }) => unreadable.set('.env', message));
  const { config, problems } = diagnoseConfig(env);
  if (unreadable.size === 0) return { config, problems };
  const onlyGiven = new Set(Object.keys(env).filter((name) => env[name]?.trim()));
  // What else is missing is probably in the file.
  for (const [name, message] of problems) if (onlyGiven.has(name)) unreadable.set(name, message);
  return { config, problems: unreadable, onlyGiven };
}
