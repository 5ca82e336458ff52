import type { QrCode } from './qr-code.ts';
import { qrPath, sideOf } from './qr-svg.ts';

interface QrImageProps {
  code: QrCode;
  /** What the code links to, for screen readers. */
  label: string;
}

/**
 * A QR code with a thin border around its quiet zone, as large as its container. Always black on
 * white.
 */
export function QrImage({ code, label }: QrImageProps) {
  const side = sideOf(code);
  return (
    <svg className="qr-image" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <rect className="qr-frame" x=".2" y=".2" width={side - 0.4} height={side - 0.4} rx="2.5" />
      <path fill="#000" shapeRendering="crispEdges" d={qrPath(code)} />
    </svg>
  );
}
