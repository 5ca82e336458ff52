import { lazy, memo } from 'react';
import { Link } from 'wouter';
import type { ListedBusiness } from '../../../contract/businesses.ts';
import { publicAddress } from '../../api/public-address.ts';
import { CopyAddress } from '../../features/sharing/copy-address.tsx';
import { QrDownloadButton } from '../../features/sharing/qr-download-button.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { loadOrReload } from '../load-or-reload.ts';
import { BusinessNumbers } from './business-numbers.tsx';
import { CardActions } from './card-actions.tsx';
import { CardHead } from './card-head.tsx';
import { RecentDays } from './recent-days.tsx';
import { useHighlight } from './use-highlight.ts';

interface BusinessCardProps {
  business: ListedBusiness;
  /** Just set up: the card says so until it has been seen. */
  isNew: boolean;
  onNewSeen: () => void;
  onNewEnd: () => void;
}

/**
 * One of the owner's businesses: what it is, its page, its numbers and its actions. There may be
 * dozens, so each rerenders only when its own data changes.
 */
export const BusinessCard = memo(function BusinessCard({
  business,
  isNew,
  onNewSeen,
  onNewEnd,
}: BusinessCardProps) {
  const { card, banner } = useHighlight({ isOn: isNew, onSeen: onNewSeen, onEnd: onNewEnd });
  const { id, slug, name, reviewUrl, unseenTransfer, suspension } = business;
  const { feedbackRefusal, feedbackWait } = business;
  const hasNotes = unseenTransfer ?? suspension ?? feedbackRefusal ?? feedbackWait;
  const address = slug && publicAddress(slug);
  return (
    <li className={isNew ? 'card business-card new' : 'card business-card'} ref={card}>
      {isNew && (
        <p className="new-banner" ref={banner}>
          <Icon name="check" /> Your new business is ready
        </p>
      )}
      <CardHead business={business} />
      {hasNotes && <CardNotes business={business} />}
      <div className="card-sharing">
        <CopyAddress address={address} name={name} />
        <div className="card-pair">
          <QrDownloadButton slug={slug} url={address}>
            Download QR code<span className="visually-hidden">{` for ${name} as PNG`}</span>
          </QrDownloadButton>
          <Link className="button plain" href={paths.businessShare(id)}>
            <Icon name="share" /> Share<span className="visually-hidden">{` ${name}`}</span>
          </Link>
        </div>
      </div>
      {!reviewUrl && (
        <p className="card-hint">
          Without a Google link, customers land on Google Maps and have to search for you.{' '}
          <Link href={paths.businessEdit(id)}>
            Add a link<span className="visually-hidden">{` for ${name}`}</span>
          </Link>
        </p>
      )}
      <BusinessNumbers business={business} />
      <RecentDays business={business} />
      <CardActions business={business} isNew={isNew} />
    </li>
  );
});

/**
 * A script of its own, since few businesses need it. The whole list waits for it: a note that
 * appeared later would push the new business's hint under a toast.
 */
const CardNotes = lazy(async () => {
  const part = await loadOrReload(() => import('./card-notes.tsx'));
  return { default: part.CardNotes };
});
