import type { Correction, QrCode } from './qr-code.ts';

/**
 * Loads what draws codes, so that asking for one later needs no network. A browser never asks
 * again for a script that it once could not load, and a deploy takes the script of this build away.
 */
export function prepareQrCodes(): void {
  // Whoever asks for a code then is told.
  import('./qr-code.ts').catch(() => {});
}

/**
 * Draws a code in this browser. What draws it is a script of its own; nothing else is fetched or told
 * to anyone.
 * @throws Error when the script cannot be loaded
 */
export async function loadQrCode(
  address: string,
  correction: Correction = 'medium',
): Promise<QrCode> {
  const { drawQrCode } = await import('./qr-code.ts');
  return drawQrCode(address, correction);
}
