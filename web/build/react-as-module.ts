import React from 'react';
import type { Plugin } from 'vite';

const id = '\0react-as-module';

/**
 * Hands React, which is CommonJS, on as a module. Its importers then need none of the bundler's
 * helpers, and these stay inside of React's chunk instead of becoming a third script of the visitor's
 * page: the bundler puts helpers that several chunks use into one of their own, whatever its groups say.
 */
export function reactAsModule(): Plugin {
  return {
    name: 'react-as-module',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isFromReact = /node_modules[\\/]react(-dom)?[\\/]/.test(importer ?? '');
      return source === 'react' && importer !== id && !isFromReact ? id : null;
    },
    load(loaded) {
      if (loaded !== id) return null;
      return `export { default, ${Object.keys(React).join(', ')} } from 'react';`;
    },
  };
}
