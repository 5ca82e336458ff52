import { useState } from 'react';
import type { ListedBusiness } from '../../../contract/businesses.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { BusinessCard } from './business-card.tsx';
import { matchingBusinesses } from './matching-businesses.ts';
import { UndeliveredNotice } from './undelivered-notice.tsx';
import { useNewBusiness } from './use-new-business.ts';

/** With more than these a person searches rather than scrolls. */
const mostWithoutSearch = 8;

interface BusinessListProps {
  /** At least one. */
  businesses: readonly ListedBusiness[];
  /** Whether this is the server's answer to this visit. */
  isFresh: boolean;
}

/** A card for each business, and above them what the owner has to know. */
export function BusinessList({ businesses, isFresh }: BusinessListProps) {
  const [search, setSearch] = useState('');
  const { newId, isShown, showNew, endNew } = useNewBusiness(businesses, isFresh);
  const shown = matchingBusinesses(businesses, search);
  const newName = businesses.find(({ id }) => id === newId)?.name;
  return (
    <>
      <p className="visually-hidden" role="status">
        {isShown && `${newName} is set up. Click here first: View Your Review Generator.`}
      </p>
      <UndeliveredNotice businesses={businesses} />
      {businesses.length > mostWithoutSearch && (
        <div className="business-search">
          <TextField
            id="business-search"
            type="search"
            label="Find a business"
            autoComplete="off"
            placeholder="Name, nickname or city"
            hint=""
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <p className="soft business-count" role="status">
            {`${shown.length} of ${businesses.length}`}
            <span className="visually-hidden"> businesses</span>
          </p>
        </div>
      )}
      {shown.length === 0 && <NoMatch search={search} onClear={() => setSearch('')} />}
      <ul className="business-cards">
        {shown.map((business) => (
          <BusinessCard
            key={business.id}
            business={business}
            isNew={business.id === newId}
            onNewSeen={showNew}
            onNewEnd={endNew}
          />
        ))}
      </ul>
    </>
  );
}

function NoMatch({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <section className="card empty">
      <h2>No match</h2>
      <p className="soft">{`None of your businesses matches “${search.trim()}”.`}</p>
      <Button onClick={onClear}>Show all</Button>
    </section>
  );
}
