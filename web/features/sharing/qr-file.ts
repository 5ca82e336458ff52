import { loadQrCode } from './load-qr-code.ts';
import { qrPng } from './qr-png.ts';
import { qrSvg } from './qr-svg.ts';

/** `png` for screens and word processors, `svg` for print shops. */
export type QrFileKind = 'png' | 'svg';

/** @throws Error if the code cannot be drawn */
export async function makeQrFile(kind: QrFileKind, address: string): Promise<Blob> {
  const code = await loadQrCode(address);
  return kind === 'png'
    ? new Blob([qrPng(code)], { type: 'image/png' })
    : new Blob([qrSvg(code)], { type: 'image/svg+xml' });
}
