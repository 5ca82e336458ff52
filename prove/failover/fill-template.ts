import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../deploy');

/**
 * A file of `deploy/` with its `${NAME}`s replaced, as `envsubst` does for an operator.
 * @throws if a value is missing
 */
export function fillTemplate(file: string, values: Readonly<Record<string, string>>): string {
  const template = readFileSync(join(root, file), 'utf8');
  return template.replaceAll(/\$\{([A-Z_0-9]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`deploy/${file} needs ${name}.`);
    return value;
  });
}
