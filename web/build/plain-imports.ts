import type { Plugin } from 'vite';

const vitesHelper = '\0vite/preload-helper.js';
const ourHelper = '\0plain-import';

/**
 * Lets these entries import a part later as it stands. Vite's own helper, which also loads what the
 * part imports, would become one more script of theirs; those parts import nothing that is not there.
 * @param owners the names that `keepApart` gives to the entries' modules
 */
export function plainImports(owners: readonly string[]): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const owner = importer?.split('?')[1] ?? '';
      return source === vitesHelper && owners.includes(owner) ? ourHelper : null;
    },
    load: (id) => (id === ourHelper ? 'export const __vitePreload = (load) => load();' : null),
  };
}
