import { useEffect, useState } from 'react';
import { loadQrCode } from './load-qr-code.ts';
import type { Correction, QrCode } from './qr-code.ts';

/** A QR code: `undefined` while it is drawn, `null` if that failed. */
export function useQrCode(
  address: string,
  correction: Correction = 'medium',
): QrCode | null | undefined {
  const [drawn, setDrawn] = useState<{ address: string; code: QrCode | null }>();
  useEffect(() => {
    let isCurrent = true;
    const keep = (code: QrCode | null) => isCurrent && setDrawn({ address, code });
    loadQrCode(address, correction).then(keep, () => keep(null));
    return () => {
      isCurrent = false;
    };
  }, [address, correction]);
  return drawn?.address === address ? drawn.code : undefined;
}
