import type { ReactNode } from 'react';
import type { OwnedBusinessReply } from '../../../contract/businesses.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { LogoPlate } from '../../ui/logo-plate.tsx';

/** The details of a saved business. */
export function BusinessFacts({ of: { business, categories } }: { of: OwnedBusinessReply }) {
  const { name, nickname, city, state, contactName, feedbackEmail } = business;
  const { reviewUrl, facebookUrl, logoUrl } = business;
  return (
    <>
      {logoUrl && <LogoPlate name={`${name} logo`} logoUrl={logoUrl} />}
      <dl className="facts">
        <Fact label="Business name" value={name} />
        <Fact label="Nickname" value={nickname} />
        <Fact label="City" value={city} />
        <Fact label="State" value={state} />
        <Fact label="Contact name" value={contactName} />
        <Fact label="Feedback email" value={feedbackEmail} />
        <Fact label="Google review link" value={linkTo(reviewUrl)} />
        <Fact label="Facebook link" value={linkTo(facebookUrl)} />
        {categories.map(({ category }, place) => (
          <Fact key={category} isService label={`Service ${place + 1}`} value={category} />
        ))}
      </dl>
    </>
  );
}

interface FactProps {
  label: string;
  value: ReactNode;
  /** Three of these share a row. */
  isService?: boolean;
}

function Fact({ label, value, isService }: FactProps) {
  return (
    <div className={isService ? 'service' : undefined}>
      <dt>{label}</dt>
      <dd>{value ?? <span className="soft">Not provided</span>}</dd>
    </div>
  );
}

function linkTo(address: string | null): ReactNode {
  return address && <ExternalLink href={address}>{address}</ExternalLink>;
}
