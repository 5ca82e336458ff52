import { useEffect, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import { prepareQrCodes } from './load-qr-code.ts';
import { makeQrFile, type QrFileKind } from './qr-file.ts';
import { sharingToasts } from './sharing-toasts.ts';

interface QrDownloadButtonProps {
  /** Names the file. Without a slug there is no address and nothing to download. */
  slug: string | null;
  /** The code's content: the public address. */
  url: string | null;
  kind?: QrFileKind;
  children?: ReactNode;
}

/** Saves the QR code of an address as `{slug}-qr.png`, or as `.svg` for print. */
export function QrDownloadButton({
  slug,
  url,
  kind = 'png',
  children = 'Download QR code',
}: QrDownloadButtonProps) {
  const { isPending, run } = useOneAtATime();
  useEffect(prepareQrCodes, []);
  return (
    <Button
      disabled={!slug || !url}
      pending={isPending}
      onClick={(event) => {
        // Otherwise a double click would draw and save the code twice.
        if (slug && url && event.detail < 2) void run(() => downloadQr(kind, slug, url));
      }}
    >
      {!isPending && <Icon name="download" />}
      {children}
    </Button>
  );
}

async function downloadQr(kind: QrFileKind, slug: string, url: string): Promise<void> {
  try {
    saveFile(await makeQrFile(kind, url), `${slug}-qr.${kind}`);
    toasts.show(sharingToasts.downloaded);
  } catch {
    toasts.show(sharingToasts.downloadFailed);
  }
}
