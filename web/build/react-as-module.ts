import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import React from 'react';
import type { Plugin } from 'vite';

/**
 * Hands React, and what our packages want beside it, on as modules, for all of that is CommonJS. Its
 * importers then need none of the bundler's helpers, and these stay inside of React's chunk instead of
 * becoming a third script of the visitor's page.
 */
export function reactAsModule(): Plugin {
  return {
    name: 'react-as-module',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isFromReact = /node_modules[\\/]react(-dom)?[\\/]/.test(importer ?? '');
      if (importer === reactId || isFromReact) return null;
      const name = source.replace(/(?:\/index)?\.js$/, '');
      if (name === 'react' || name === 'use-sync-external-store/shim') return reactId;
      return name in companions ? prefix + name : null;
    },
    load(id) {
      if (id === reactId)
        return `export { default, ${Object.keys(React).join(', ')} } from 'react';`;
      return id.startsWith(prefix) ? (companions[id.slice(prefix.length)]?.() ?? null) : null;
    },
  };
}

/** Also the fallback for React before 18, which is React's own hook here. */
const reactId = '\0react-as-module';
const prefix = '\0as-module:';

const companions: Readonly<Record<string, () => string>> = {
  'use-sync-external-store/shim/with-selector': selectorModule,
  // Checks that React does not make any more: whatever they are asked for is right.
  'prop-types': () =>
    'const kind = new Proxy(() => kind, { get: () => kind }); export default kind;',
  'react-is': () => 'export const isForwardRef = () => false;',
};

/** The package's own file; all that it requires is React, and the hook of that fallback. */
function selectorModule(): string {
  const folder = createRequire(import.meta.url)
    .resolve('use-sync-external-store/package.json')
    .replace(/package\.json$/, 'cjs/use-sync-external-store-shim');
  return `
    import react from 'react';
    const exports = {};
    const require = () => react;
    ${readFileSync(`${folder}/with-selector.production.js`, 'utf8')}
    export const { useSyncExternalStoreWithSelector } = exports;`;
}
