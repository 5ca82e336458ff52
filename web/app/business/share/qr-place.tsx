import { QrImage } from '../../../features/sharing/qr-image.tsx';
import { useQrCode } from '../../../features/sharing/use-qr-code.ts';

/** The QR code of a public address, in a square that keeps its size while the code is drawn. */
export function QrPlace({ address }: { address: string }) {
  const code = useQrCode(address);
  return (
    <div className="share-qr-place">
      {code === undefined && (
        <span className="skeleton share-qr-waits" role="status" aria-label="Creating the QR code" />
      )}
      {code && <QrImage code={code} label={`QR code for ${address}`} />}
      {code === null && (
        <p className="soft">Couldn’t create the QR code. Please reload the page.</p>
      )}
    </div>
  );
}
