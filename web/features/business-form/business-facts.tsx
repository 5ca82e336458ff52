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
        <Fact word="Business name" value={name} />
        <Fact word="Nickname" value={nickname} />
        <Fact word="City" value={city} />
        <Fact word="State" value={state} />
        <Fact word="Contact name" value={contactName} />
        <Fact word="Feedback email" value={feedbackEmail} />
        <Fact word="Google review link" value={linkTo(reviewUrl)} />
        <Fact word="Facebook link" value={linkTo(facebookUrl)} />
        {categories.map(({ category }, place) => (
          <Fact key={category} isService word={`Service ${place + 1}`} value={category} />
        ))}
      </dl>
    </>
  );
}

interface FactProps {
  word: string;
  value: ReactNode;
  /** Three of these share a row. */
  isService?: boolean;
}

function Fact({ word, value, isService }: FactProps) {
  return (
    <div className={isService ? 'service' : undefined}>
      <dt>{word}</dt>
      <dd>{value ?? <span className="soft">Not provided</span>}</dd>
    </div>
  );
}

function linkTo(address: string | null): ReactNode {
  return address && <ExternalLink href={address}>{address}</ExternalLink>;
}
