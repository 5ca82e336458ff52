/** A sentence for the user at the terminal: which variable, what is wrong, an example. */
export class ConfigError extends Error {}

/** The error for a secret. @param command makes one; a settings file is no shell that could run it */
export function wrongSecret(name: string, what: string, command: string): ConfigError {
  return wrong(name, `${what}. Run "${command}" and paste the result`, `${name}=the-result`);
}

/** The error for one variable. @param example the variable as it could be set */
export function wrong(name: string, what: string, example: string): ConfigError {
  return new ConfigError(`${name}: ${what}. For example: ${example}`);
}
