import type { Plugin } from 'vite';

const placeholder = /[\\/]visitor[\\/]preview-url\.ts(\?|$)/;
const marker = './preview-address';
const imported = /import\(\s*["'`](\.\/preview-[^"'`]+)/;

/**
 * Writes the address of the script that holds the preview into `web/visitor/preview-url.ts`: a browser
 * that could not load it once loads it from another address only.
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
