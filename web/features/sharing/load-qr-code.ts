import type { Correction, QrCode } from './qr-code.ts';

/**
 * Draws a code in this browser. What draws it is a script of its own, loaded when the first code is
 * asked for; nothing else is fetched or told to anyone.
 * @throws Error when the script cannot be loaded
 */
export async function loadQrCode(
  address: string,
  correction: Correction = 'medium',
): Promise<QrCode> {
  const { drawQrCode } = await import('./qr-code.ts');
  return drawQrCode(address, correction);
}
