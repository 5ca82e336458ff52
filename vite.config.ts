import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironmentOptions } from 'vite';
import { categoryList } from './web/build/category-list.ts';
import { duplicateModules } from './web/build/duplicate-modules.ts';
import { plainImports } from './web/build/plain-imports.ts';
import { previewAddress } from './web/build/preview-address.ts';
import { qrCodeAddress } from './web/build/qr-code-address.ts';
import { reactAsModule } from './web/build/react-as-module.ts';
import { toSrgb } from './web/build/srgb.ts';

/** One entry for each kind of page; in the manifest each stands under its path. */
const entries = {
  visitor: 'web/visitor/main.tsx',
  steps: 'web/visitor/visitor.css',
  app: 'web/app/main.tsx',
  static: 'web/static-pages/main.ts',
  landing: 'web/static-pages/landing.css',
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: isSsrBuild
    ? [react()]
    : [
        react(),
        reactAsModule(),
        categoryList(),
        qrCodeAddress(),
        previewAddress(),
        plainImports(Object.keys(leanEntries())),
        duplicateModules(leanEntries()),
      ],
  resolve: command === 'build' ? { alias: commonJsReplacements() } : {},
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      visitor: {
        Color: (color) =>
          typeof color === 'object' && color.type === 'oklch'
            ? { type: 'rgb', ...toSrgb(color), alpha: color.alpha }
            : undefined,
      },
    },
  },
  build: isSsrBuild ? renderBuild : clientBuild,
}));

const clientBuild: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  manifest: true,
  // What the oldest phones understand: Safari 14, Chrome 90.
  target: 'es2020',
  cssTarget: ['chrome90', 'edge90', 'firefox90', 'safari14'],
  // A data: URL in a script or a style would escape the year-long cache.
  assetsInlineLimit: 0,
  // The visitor's page has everything that its later script imports.
  modulePreload: {
    polyfill: false,
    resolveDependencies: (_, imports, { hostId }) =>
      hostId.startsWith('assets/visitor-') ? [] : imports,
  },
  rolldownOptions: {
    input: entries,
    // Without effects of their own, modules that only the draft tools need are in the draft tools'
    // script, though what the server renders needs them, too.
    treeshake: { moduleSideEffects: [{ test: /\.tsx?\?visitor$/, sideEffects: false }] },
    output: {
      codeSplitting: {
        groups: [
          {
            // With the helpers of lowered syntax, which would be one more script otherwise.
            name: 'react',
            test: /react-as-module|@oxc-project|node_modules[\\/](react|react-dom|scheduler)[\\/]/,
          },
          {
            // Every page of the app needs these; one script compresses better than several.
            name: 'app-calls',
            test: /web[\\/]api[\\/](app-call|timed-error|fetch-path|query-client)\.ts$/,
          },
        ],
      },
    },
  },
};

/** The string renderers of `web/render.tsx`; the server imports them, packages stay outside. */
const renderBuild: BuildEnvironmentOptions = {
  outDir: 'dist/render',
  target: 'node24',
  minify: false,
};

/** The entries that a customer waits for, by absolute path with forward slashes. */
function leanEntries(): Record<string, string> {
  return { visitor: absolute(entries.visitor), static: absolute(entries.static) };
}

/**
 * What our packages import of other CommonJS packages, as modules: each of those would bring the
 * bundler's helpers into another chunk (see `reactAsModule`), for code that React 19 makes superfluous.
 */
function commonJsReplacements(): Record<string, string> {
  const replacement = (name: string) => absolute(`web/build/replacements/${name}.ts`);
  return {
    'prop-types': replacement('prop-types'),
    'react-is': replacement('react-is'),
    'use-sync-external-store/shim/with-selector': replacement('with-selector'),
    // What it falls back on before React 18 is React's own hook.
    'use-sync-external-store/shim/index.js': 'react',
  };
}

function absolute(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url)).replaceAll('\\', '/');
}
