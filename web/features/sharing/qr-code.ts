import { encodeQR } from 'qr';

/** Rows of modules from the top, true for black; without the quiet zone around them. */
export type QrCode = readonly (readonly boolean[])[];

/** How much of a code may be damaged or hidden: about 15 % with `medium`, 25 % with `quartile`. */
export type Correction = 'medium' | 'quartile';

/** @throws Error when the text is longer than a code can hold (2,331 bytes with `medium`) */
export function drawQrCode(text: string, correction: Correction): QrCode {
  // The package draws a border of one module at least.
  const bordered = encodeQR(text, 'raw', { ecc: correction, border: 1 });
  return bordered.slice(1, -1).map((row) => row.slice(1, -1));
}
