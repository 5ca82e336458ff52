import type { Correction, QrCode } from './qr-code.ts';
import { qrCodeUrl } from './qr-code-url.ts';

type QrCodeScript = typeof import('./qr-code.ts');

/** The script that draws codes, or the attempt to load it that is under way. */
let script: Promise<QrCodeScript> | undefined;
let failures = 0;

/** Loads the script that draws QR codes, so that asking for one later needs no network. */
export function prepareQrCodes(): void {
  // Whoever asks for a code then is told.
  loadScript().catch(() => {});
}

/**
 * Draws a QR code in this browser, with a script of its own. Nothing else is fetched, and nothing is
 * sent to anyone.
 * @throws Error when the script cannot be loaded; the next call tries again
 */
export async function loadQrCode(
  address: string,
  correction: Correction = 'medium',
): Promise<QrCode> {
  const { drawQrCode } = await loadScript();
  return drawQrCode(address, correction);
}

function loadScript(): Promise<QrCodeScript> {
  script ??= importScript().catch((cause: unknown) => {
    script = undefined;
    failures += 1;
    throw cause;
  });
  return script;
}

/** Each attempt at an address of its own: a browser never asks again for a script that once failed. */
function importScript(): Promise<QrCodeScript> {
  if (!failures) return import('./qr-code.ts');
  return import(/* @vite-ignore */ `${qrCodeUrl}?again=${failures}`) as Promise<QrCodeScript>; // the same file
}
