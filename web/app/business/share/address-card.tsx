import { CopyAddress } from '../../../features/sharing/copy-address.tsx';
import { QrDownloadButton } from '../../../features/sharing/qr-download-button.tsx';
import { QrImage } from '../../../features/sharing/qr-image.tsx';
import { useQrCode } from '../../../features/sharing/use-qr-code.ts';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { AddressNote } from './address-note.tsx';

interface AddressCardProps {
  name: string;
  slug: string;
  /** The public address, in full. */
  address: string;
}

/** The link to send and the QR code to show. */
export function AddressCard({ name, slug, address }: AddressCardProps) {
  const code = useQrCode(address);
  return (
    <section className="card share-card" aria-labelledby="share-link">
      <h2 id="share-link">Link and QR code</h2>
      <p className="soft">Both open the same page. Send the link, or have people scan the code.</p>
      <AddressNote />
      <CopyAddress address={address} name={name} />
      <ExternalLink className="share-open" href={address}>
        Open the review page <Icon name="open" />
        <span className="visually-hidden">in a new tab</span>
      </ExternalLink>
      <div className="share-qr">
        <div className="share-qr-place">
          {code === undefined && (
            <span
              className="skeleton share-qr-waits"
              role="status"
              aria-label="Creating the QR code"
            />
          )}
          {code && <QrImage code={code} label={`QR code for ${address}`} />}
          {code === null && (
            <p className="soft">Couldn’t create the QR code. Please reload the page.</p>
          )}
        </div>
        <div className="share-downloads">
          <QrDownloadButton slug={slug} url={address}>
            Download PNG
          </QrDownloadButton>
          <p className="soft">For documents and screens</p>
          <QrDownloadButton slug={slug} url={address} kind="svg">
            Download SVG
          </QrDownloadButton>
          <p className="soft">For print shops; sharp at any size</p>
        </div>
      </div>
    </section>
  );
}
