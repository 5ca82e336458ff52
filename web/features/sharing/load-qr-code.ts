import type { Correction, QrCode } from './qr-code.ts';
import { qrCodeUrl } from './qr-code-url.ts';

type QrCodeScript = typeof import('./qr-code.ts');

/** The script that draws QR codes, or the pending attempt to load it. */
let script: Promise<QrCodeScript> | undefined;
let failures = 0;

/** Loads the script ahead of time, so that drawing a code later needs no network. */
export function prepareQrCodes(): void {
  // `loadQrCode` reports a failure.
  loadScript().catch(() => {});
}

/**
 * Draws a QR code in the browser with a separate script. Nothing else is fetched, and nothing is
 * sent to anyone.
 * @throws Error if the script cannot be loaded; the next call tries again
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

/**
 * Each attempt uses a new URL: browsers cache the failure of a module and don't request it again.
 */
function importScript(): Promise<QrCodeScript> {
  if (!failures) return import('./qr-code.ts');
  return import(/* @vite-ignore */ `${qrCodeUrl}?again=${failures}`) as Promise<QrCodeScript>; // the same file
}
