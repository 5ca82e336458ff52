import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const script = fileURLToPath(new URL('../features/sharing/qr-code.ts', import.meta.url));
const placeholder = /[\\/]features[\\/]sharing[\\/]qr-code-url\.ts$/;

/**
 * Writes the address of the script that draws QR codes into `web/features/sharing/qr-code-url.ts`: a
 * browser that could not load it once loads it from another address only.
 */
export function qrCodeAddress(): Plugin {
  return {
    name: 'qr-code-address',
    apply: 'build',
    load(id) {
      if (!placeholder.test(id)) return null;
      // Whole, for nobody in the build imports it by its address.
      const chunk = this.emitFile({ type: 'chunk', id: script, preserveSignature: 'strict' });
      return `export const qrCodeUrl = import.meta.ROLLUP_FILE_URL_${chunk};`;
    },
  };
}
