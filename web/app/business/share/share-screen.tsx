import { useState } from 'react';
import { Link } from 'wouter';
import type { OwnedBusinessReply } from '../../../../contract/businesses.ts';
import { publicAddress } from '../../../api/public-address.ts';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { FreshFeedbackDelivery } from '../parts/feedback-delivery.tsx';
import { SuspensionNote } from '../parts/suspension-note.tsx';
import { useAppPage } from '../../app-page.ts';
import { ChooseAddress } from '../short-address/choose-address.tsx';
import { AddressCard } from './address-card.tsx';
import { LinksCard } from './links-card.tsx';
import { goToPoster, type PosterPlace } from './designer/poster-place.tsx';
import { PosterSection } from './designer/poster-section.tsx';
import { TagsCard } from './tags/tags-card.tsx';

/** A business's sharing options: its link, its QR code, and what to print. */
export function ShareScreen({ business }: { business: OwnedBusinessReply }) {
  const { name, slug, slugChoice, isActive, isOwn, suspension } = business;
  return (
    <div className="share">
      <div className="page-head">
        <h1>{`Share ${name}`}</h1>
        {/* Admins return to their list, unless the business is their own. */}
        <Link className="button plain" href={isOwn ? paths.dashboard() : paths.admin()}>
          <Icon name="back" /> {isOwn ? 'My Dashboard' : 'Back to Admin'}
        </Link>
      </div>
      {!isOwn && <p className="soft share-whose">This business belongs to another account.</p>}
      {suspension && <SuspensionNote suspension={suspension} />}
      {!isActive && !suspension && (
        <p className="share-note">
          This business is inactive, so customers see a notice instead of its review page. You can
          print now; the link and QR code will work once you activate the business.
        </p>
      )}
      <FreshFeedbackDelivery business={business} />
      {slug && slugChoice ? (
        <section className="card share-card">
          <ChooseAddress id={business.id} slug={slug} {...slugChoice} />
          <p className="soft">Then you’ll get your link, QR code, and poster.</p>
        </section>
      ) : slug ? (
        <ShareCards business={business} slug={slug} />
      ) : (
        <NoAddress />
      )}
    </div>
  );
}

/** What to share; the poster's code leads to the plain link, or to a tagged one. */
function ShareCards({ business, slug }: { business: OwnedBusinessReply; slug: string }) {
  const address = publicAddress(slug);
  const [place, setPlace] = useState<PosterPlace | null>(null);
  return (
    <div className="share-cards">
      <AddressCard name={business.name} slug={slug} address={address} />
      <LinksCard business={business} />
      <PosterSection
        business={business}
        address={address}
        place={place}
        onPlainLink={() => setPlace(null)}
      />
      <TagsCard
        businessId={business.id}
        slug={slug}
        address={address}
        onPoster={(tag) => {
          setPlace(tag);
          goToPoster();
        }}
        onRemove={({ tag }) => place?.tag === tag && setPlace(null)}
      />
    </div>
  );
}

/** Shown without a slug, when there is nothing to link to. */
function NoAddress() {
  const { contactEmail } = useAppPage();
  return (
    <section className="card share-card">
      <h2>No public link yet</h2>
      <p>
        This business doesn’t have a review page yet, so there’s no link, QR code, or poster. Please
        email <a href={`mailto:${contactEmail}`}>{contactEmail}</a> with the name of the business.
      </p>
    </section>
  );
}
