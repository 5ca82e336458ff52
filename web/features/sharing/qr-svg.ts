import type { QrCode } from './qr-code.ts';

/** The quiet zone on each side that ISO/IEC 18004 requires, in modules. */
const quietZone = 4;

/** The width and height with the quiet zone, in modules. */
export function sideOf(code: QrCode): number {
  return code.length + 2 * quietZone;
}

/** The black modules as an SVG path in module units, one bar for each run. */
export function qrPath(code: QrCode): string {
  return code.map((row, y) => row.map((_, x) => barAt(row, x, y)).join('')).join('');
}

/** The bar that starts at `x`; empty if none does. */
function barAt(row: readonly boolean[], x: number, y: number): string {
  if (!row[x] || row[x - 1]) return '';
  const end = row.indexOf(false, x);
  const length = (end < 0 ? row.length : end) - x;
  return `M${x + quietZone} ${y + quietZone}h${length}v1h-${length}z`;
}

/** A QR code as an SVG file for print: sharp at any size, initially 60 mm wide. */
export function qrSvg(code: QrCode): string {
  const side = sideOf(code);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="60mm" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/>`,
    `<path fill="#000" d="${qrPath(code)}"/>`,
    '</svg>\n',
  ].join('');
}
