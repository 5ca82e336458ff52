import type { Plugin } from 'vite';

const vitesHelper = '\0vite/preload-helper.js';
const ourHelper = '\0plain-import';

/**
 * Leaves dynamic imports of these entries as they are. Vite's preload helper, which also loads the
 * dependencies of the imported script, would become another script of the page; these scripts have
 * no dependencies that are not loaded already.
 * @param owners the names that `duplicateModules` gives to the entries' modules
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
