import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import {
  formatCategoryList,
  type Alias,
  type CategoryList,
  type Weight,
} from '../features/categories/category-list.ts';
import { foldText } from '../features/categories/fold-text.ts';

const folder = new URL('../features/categories/names/', import.meta.url);
const words = new URL('../features/categories/words/', import.meta.url);
const placeholder = /[\\/]features[\\/]categories[\\/]names-url\.ts$/;

/** The URL of the list with `npm run dev`. */
const developmentUrl = '/@category-names.txt';

/**
 * Joins the names and the words that find them into one asset, and writes its URL into
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
      const source = formatCategoryList(readCategoryList());
      const asset = this.emitFile({ type: 'asset', name: 'category-names.txt', source });
      return exported(`import.meta.ROLLUP_FILE_URL_${asset}`);
    },
    configureServer({ middlewares }) {
      middlewares.use(developmentUrl, (_, response) => {
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(formatCategoryList(readCategoryList()));
      });
    },
  };
}

/**
 * The current files, as the browser gets them.
 * @throws if a file of words has a name that the list has not
 */
export function readCategoryList(): CategoryList {
  const names = readCategoryNames();
  const indexes = new Map(names.map((name, index) => [name, index]));
  const indexOf = (name: string) => indexes.get(name) ?? refuse(name);
  const common = new Set(readWords('common.txt').map(indexOf));
  const health = new Set(namesIn((file) => file.startsWith('health-')).map(indexOf));
  return {
    names,
    weights: names.map((_, index) => weightOf(common.has(index), health.has(index))),
    aliases: readWords('aliases.txt').map((line) => parseAlias(line, indexOf)),
    sameWords: readWords('same-words.txt').map((line) => foldText(line).split(' ')),
  };
}

function weightOf(isCommon: boolean, isHealth: boolean): Weight {
  if (isCommon) return isHealth ? 3 : 2;
  return isHealth ? 1 : 0;
}

function parseAlias(line: string, indexOf: (name: string) => number): Alias {
  const [text = '', meant = ''] = line.split(' = ');
  return { text: foldText(text), names: meant.split('; ').map(indexOf) };
}

/** A file's lines, without comments and empty ones. */
function readWords(file: string): string[] {
  const lines = readFileSync(new URL(file, words), 'utf8').split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
}

function refuse(name: string): never {
  throw new Error(`“${name}” is not in the list of categories (web/features/categories/names/).`);
}

/** All names in the current files. */
export function readCategoryNames(): string[] {
  return namesIn(() => true);
}

function namesIn(isWanted: (file: string) => boolean): string[] {
  const files = readdirSync(fileURLToPath(folder)).filter(
    (name) => name.endsWith('.txt') && isWanted(name),
  );
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
