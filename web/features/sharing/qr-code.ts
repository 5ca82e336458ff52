import { encodeQR } from 'qr';

/** Rows of modules from the top, true for black; without the quiet zone. */
export type QrCode = readonly (readonly boolean[])[];

/**
 * Error correction: how much of a code may be damaged or hidden. About 15 % with `medium`, 25 %
 * with `quartile`.
 */
export type Correction = 'medium' | 'quartile';

/** @throws Error if the text is longer than a code can contain (2,331 bytes with `medium`) */
export function drawQrCode(text: string, correction: Correction): QrCode {
  // The package always draws a border of at least one module.
  const bordered = encodeQR(text, 'raw', { ecc: correction, border: 1 });
  return bordered.slice(1, -1).map((row) => row.slice(1, -1));
}
