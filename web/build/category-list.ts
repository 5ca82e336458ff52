import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = new URL('../features/categories/names/', import.meta.url);
const placeholder = /[\\/]features[\\/]categories[\\/]names-url\.ts$/;

/** The URL of the list with `npm run dev`. */
const developmentUrl = '/@category-names.txt';

/**
 * Joins the files of names into one asset with one name per line, and writes its URL into
 * `web/features/categories/names-url.ts`.
 */
export function categoryList(): Plugin {
  let isDevelopment = false;
  return {
    name: 'category-list',
    configResolved({ command }) {
      isDevelopment = command === 'serve';
    },
    load(id) {
      if (!placeholder.test(id)) return null;
      if (isDevelopment) return exported(JSON.stringify(developmentUrl));
      const source = readCategoryNames().join('\n');
      const asset = this.emitFile({ type: 'asset', name: 'category-names.txt', source });
      return exported(`import.meta.ROLLUP_FILE_URL_${asset}`);
    },
    configureServer({ middlewares }) {
      middlewares.use(developmentUrl, (_, response) => {
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(readCategoryNames().join('\n'));
      });
    },
  };
}

/** All names in the current files. */
export function readCategoryNames(): string[] {
  const files = readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith('.txt'));
  const texts = files.toSorted().map((name) => readFileSync(new URL(name, folder), 'utf8'));
  return joinNames(texts);
}

/** Each name once, in US dictionary order; of names that differ only in case, the first is kept. */
export function joinNames(texts: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const line of texts.flatMap((text) => text.split('\n'))) {
    const name = line.trim();
    if (name && !byKey.has(name.toLowerCase())) byKey.set(name.toLowerCase(), name);
  }
  return [...byKey.values()].toSorted(new Intl.Collator('en-US').compare);
}

function exported(expression: string): string {
  return `export const categoryNamesUrl = ${expression};`;
}
