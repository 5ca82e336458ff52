import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Used in two places that look alike. */
const shared = ['.session-mark'];

it('no two style sheets of the app give one class name to different elements', () => {
  const filesOf = new Map<string, Set<string>>();
  for (const file of imported('web/app/app.css'))
    for (const name of plainClasses(readFileSync(file, 'utf8')))
      filesOf.set(name, (filesOf.get(name) ?? new Set()).add(file));
  expect(filesOf.size).toBeGreaterThan(100);
  const clashes = [...filesOf].filter(([name, files]) => files.size > 1 && !shared.includes(name));
  expect(clashes.map(([name, files]) => `${name}: ${[...files].join(', ')}`)).toEqual([]);
});

function imported(file: string): string[] {
  const paths = readFileSync(file, 'utf8').matchAll(/@import '(.+?)'/g);
  return Array.from(paths, ([, path = '']) => new URL(path, `file:///web/app/`).pathname.slice(1));
}

/** The selectors that are nothing but a class. */
function plainClasses(css: string): string[] {
  return Array.from(css.matchAll(/^(\.[\w-]+)(?=,$| \{$)/gm), ([, name = '']) => name);
}
