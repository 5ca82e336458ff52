import type { OwnedBusinessReply } from '../../../../contract/businesses.ts';
import { publicAddress } from '../../../api/public-address.ts';
import { CopyAddress } from '../../../features/sharing/copy-address.tsx';
import { QrDownloadButton } from '../../../features/sharing/qr-download-button.tsx';
import { AddressNote } from '../share/address-note.tsx';
import { QrPlace } from '../share/qr-place.tsx';

/** The link of a new business, and its QR code. */
export function ResultsAddress({ business: { slug, name } }: { business: OwnedBusinessReply }) {
  if (!slug) return <CopyAddress address={null} name={name} />;
  const address = publicAddress(slug);
  return (
    <>
      <AddressNote />
      <CopyAddress address={address} name={name} />
      <div className="share-qr">
        <QrPlace address={address} />
        <div className="share-downloads">
          <p>Customers scan this code to open your review page.</p>
          <QrDownloadButton slug={slug} url={address} />
        </div>
      </div>
    </>
  );
}
