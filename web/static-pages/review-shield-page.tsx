import type { ReactNode } from 'react';
import type { PublicBusiness } from '../../contract/visitor.ts';
import type { Platform } from '../api/record-click.ts';
import { receivedToast } from '../features/feedback/feedback-toasts.ts';
import { LinkHost } from '../features/review-flow/link-host.tsx';
import { facebookUrl, publicGoogleUrl } from '../features/review-flow/platform-urls.ts';
import { apiPath, paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import { LogoPlate } from '../ui/logo-plate.tsx';
import { LightFooter } from './static-footer.tsx';
import { StaticToast } from './static-toast.tsx';

interface ReviewShieldPageProps {
  slug: string;
  /** Null if the slug is unknown or the business could not be read: the apology shows anyway. */
  business: PublicBusiness | null;
}

/** Where a visitor arrives after sending private feedback. */
export function ReviewShieldPage({ slug, business }: ReviewShieldPageProps) {
  return (
    <>
      {business && (
        <header className="light-head">
          <LogoPlate name={business.name} logoUrl={business.logoUrl} />
        </header>
      )}
      <main className="light-main">
        <h1>We&apos;re Sorry About Your Experience</h1>
        <p className="light-lead">
          {`Thank you for telling ${business?.name ?? 'the business'} what happened. Speaking up isn't easy, and it helps.`}
        </p>
        <Received />
        <WhatHappensNext />
        <div className="light-actions">
          {business?.isActive && <Doors business={business} />}
          <a className="button plain wide" href={paths.thumbsUpDown(slug)} data-history-back="">
            Return to Previous Page
          </a>
        </div>
      </main>
      <LightFooter slug={slug} />
      <StaticToast toast={receivedToast} isContinued />
    </>
  );
}

function Received() {
  return (
    <section className="card light-received">
      <span className="light-check">
        <Icon name="check" />
      </span>
      <div>
        <h2>Your Feedback Has Been Received</h2>
        <p>
          We&apos;re emailing it to the owner. It isn&apos;t published, and we don&apos;t keep it
          after delivery.
        </p>
      </div>
    </section>
  );
}

function WhatHappensNext() {
  return (
    <section className="light-next">
      <h2>What Happens Next?</h2>
      <ol className="steps-list">
        <li>Your feedback usually reaches the owner&apos;s inbox within a minute.</li>
        <li>If you left your contact information, they can get back to you.</li>
        <li>There&apos;s nothing else you need to do. You can close this page.</li>
      </ol>
    </section>
  );
}

/** The same sites as after a good experience, counted the same. */
function Doors({ business }: { business: PublicBusiness }) {
  const params = { businessId: business.id };
  return (
    <>
      <Door
        platform="google"
        href={publicGoogleUrl(business)}
        host={business.googleLinkHost}
        count={apiPath('recordGoogleClick', params)}
      >
        Google Review
      </Door>
      {business.facebookUrl && (
        <Door
          platform="facebook"
          href={facebookUrl(business)}
          host={business.facebookLinkHost}
          count={apiPath('recordFacebookClick', params)}
        >
          Facebook Review
        </Door>
      )}
    </>
  );
}

interface DoorProps {
  platform: Platform;
  href: string;
  /** What the address leads to, if it is not the platform's own site. */
  host: string | undefined;
  /** The address that counts a tap. */
  count: string;
  children: ReactNode;
}

function Door({ platform, href, host, count, children }: DoorProps) {
  return (
    <>
      <a
        className="button platform wide"
        href={href}
        target="_blank"
        rel="noopener"
        data-count={count}
      >
        <Icon name={platform} />
        {children}
      </a>
      <LinkHost host={host} />
    </>
  );
}
