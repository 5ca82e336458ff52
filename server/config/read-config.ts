import { ConfigError } from './config-error.ts';
import { readEnvironment, type Config } from './config.ts';
import { diagnoseConfig } from './diagnose-config.ts';
import { settingReader } from './setting-reader.ts';

/** Several settings are wrong; its message has a line for each. */
export class ConfigErrors extends ConfigError {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}

/** Reads `.env` (if there is one) and the environment. @throws ConfigError that names all wrong settings */
export function readConfig(): Config {
  const { config, problems } = diagnoseConfig(readEnvironment());
  const [first, ...others] = problems.values();
  if (first === undefined) return config;
  throw others.length === 0 ? new ConfigError(first) : new ConfigErrors([first, ...others]);
}

/** A setting of one command, which is no part of the configuration. @throws ConfigError */
export function readSetting(name: string): string | undefined {
  return settingReader(readEnvironment()).text(name);
}
