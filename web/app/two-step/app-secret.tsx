import { useEffect, useRef } from 'react';
import { QrImage } from '../../features/sharing/qr-image.tsx';
import { useQrCode } from '../../features/sharing/use-qr-code.ts';

/** The secret of an authenticator app: as a QR code drawn here, as a link for this device, and for typing. */
export function AppSecret({ secret, url }: { secret: string; url: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  const code = useQrCode(url);
  // The password form, which had the focus, is gone.
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="app-secret">
      <p ref={text} tabIndex={-1}>
        Scan this code with the app, then enter the 6 digits it shows.
      </p>
      {code && (
        <div className="app-secret-code">
          <QrImage code={code} label="QR code for your authenticator app" />
        </div>
      )}
      <p className="soft">
        On this device? <a href={url}>Open your app</a>, or type this key:
      </p>
      <p className="app-secret-key">{inGroups(secret)}</p>
    </div>
  );
}

/** Groups of four, as people type it. */
function inGroups(secret: string): string {
  return secret.replace(/.{4}(?=.)/g, '$& ');
}
