import React from 'react';
import type { Plugin } from 'vite';

/**
 * Hands React, which is CommonJS, on as a module. Its importers then need none of the bundler's
 * helpers, and these stay inside of React's chunk instead of becoming a third script of the
 * visitor's page. A package's fallback for React before 18 is React's own hook here.
 */
export function reactAsModule(): Plugin {
  return {
    name: 'react-as-module',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isReact = source === 'react' || source.startsWith('use-sync-external-store/shim');
      const isFromReact = /node_modules[\\/]react(-dom)?[\\/]/.test(importer ?? '');
      return isReact && importer !== id && !isFromReact ? id : null;
    },
    load(asked) {
      if (asked !== id) return null;
      return `export { default, ${Object.keys(React).join(', ')} } from 'react';`;
    },
  };
}

const id = '\0react-as-module';
