import { CopyAddress } from '../../../features/sharing/copy-address.tsx';
import { QrDownloadButton } from '../../../features/sharing/qr-download-button.tsx';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { AddressNote } from './address-note.tsx';
import { QrPlace } from './qr-place.tsx';

interface AddressCardProps {
  name: string;
  slug: string;
  /** The public address, in full. */
  address: string;
}

/** The link to send and the QR code to show. */
export function AddressCard({ name, slug, address }: AddressCardProps) {
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
        <QrPlace address={address} />
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
