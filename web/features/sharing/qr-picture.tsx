import type { QrCode } from './qr-code.ts';
import { qrPath, sideOf } from './qr-svg.ts';

interface QrPictureProps {
  code: QrCode;
  /** What the code leads to, for those who cannot see it. */
  label: string;
}

/** A code in a fine frame around its quiet zone, as large as its place. Black on white everywhere. */
export function QrPicture({ code, label }: QrPictureProps) {
  const side = sideOf(code);
  return (
    <svg className="qr-picture" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <rect className="qr-frame" x=".2" y=".2" width={side - 0.4} height={side - 0.4} rx="2.5" />
      <path fill="#000" shapeRendering="crispEdges" d={qrPath(code)} />
    </svg>
  );
}
