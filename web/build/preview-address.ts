import type { Plugin } from 'vite';

const placeholder = /[\\/]visitor[\\/]preview-url\.ts(\?|$)/;
const marker = './preview-address';
const imported = /import\(\s*["'`](\.\/preview-[^"'`]+)/;

/**
 * Writes the URL of the preview script into `web/visitor/preview-url.ts`: a browser that failed to
 * load a module retries only with a different URL.
 */
export function previewAddress(): Plugin {
  return {
    name: 'preview-address',
    apply: 'build',
    load: (id) => (placeholder.test(id) ? `export const previewUrl = '${marker}';` : null),
    renderChunk(code) {
      const address = code.includes(marker) && imported.exec(code)?.[1];
      return address ? code.replace(marker, address) : null;
    },
  };
}
