import type { OwnedBusinessReply } from '../../../../contract/businesses.ts';
import { publicAddress } from '../../../api/public-address.ts';
import { CopyAddress } from '../../../features/sharing/copy-address.tsx';
import { QrDownloadButton } from '../../../features/sharing/qr-download-button.tsx';
import { AddressNote } from '../share/address-note.tsx';
import { QrPlace } from '../share/qr-place.tsx';
import { ChooseAddress } from '../short-address/choose-address.tsx';

/** The link of a new business, and its QR code; before that, the choice of its address if there is one. */
export function ResultsAddress({ business }: { business: OwnedBusinessReply }) {
  const { id, slug, name, slugChoice } = business;
  if (!slug) return <CopyAddress address={null} name={name} />;
  if (slugChoice) return <ChooseAddress id={id} slug={slug} {...slugChoice} />;
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
