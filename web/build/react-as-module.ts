import React from 'react';
import type { Plugin } from 'vite';

const id = '\0react-as-module';

/**
 * Re-exports React, which is CommonJS, as an ES module. Otherwise its importers need the bundler's
 * CommonJS helpers, which the bundler would put into a third script of the visitor's page, whatever
 * its chunk groups say.
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
