import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const script = fileURLToPath(new URL('../features/sharing/qr-code.ts', import.meta.url));
const placeholder = /[\\/]features[\\/]sharing[\\/]qr-code-url\.ts$/;

/**
 * Writes the URL of the QR code script into `web/features/sharing/qr-code-url.ts`: a browser that
 * failed to load a module retries only with a different URL.
 */
export function qrCodeAddress(): Plugin {
  return {
    name: 'qr-code-address',
    apply: 'build',
    load(id) {
      if (!placeholder.test(id)) return null;
      // Keeps all exports, since nothing in the build imports the script by this URL.
      const chunk = this.emitFile({ type: 'chunk', id: script, preserveSignature: 'strict' });
      return `export const qrCodeUrl = import.meta.ROLLUP_FILE_URL_${chunk};`;
    },
  };
}
