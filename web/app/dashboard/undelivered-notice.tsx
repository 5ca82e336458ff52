import { useState } from 'react';
import { Link } from 'wouter';
import { deliveryHours } from '../../../contract/constraints.ts';
import type { ListedBusiness } from '../../../contract/businesses.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { focusDashboardHeading } from './dashboard-heading.tsx';
import { dismissUndelivered, isDismissed, undeliveredOf, type Undelivered } from './undelivered.ts';

const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
});

/**
 * Feedback that could not be delivered, since the email about it may be undeliverable too. It says
 * how much and for which business, never what was written.
 */
export function UndeliveredNotice({ businesses }: { businesses: readonly ListedBusiness[] }) {
  const [putAway, setPutAway] = useState('');
  const open = undeliveredOf(businesses).filter((one) => !isDismissed(one));
  const what = JSON.stringify(open);
  if (open.length === 0 || what === putAway) return null;
  function dismiss(): void {
    focusDashboardHeading();
    for (const one of open) dismissUndelivered(one);
    setPutAway(what);
  }
  return (
    <section className="card undelivered" aria-label="Undelivered feedback">
      <div className="undelivered-text">
        <h2>Some private feedback didn’t reach you</h2>
        <p>
          We tried for {deliveryHours} hours, but couldn’t deliver it. To protect your customers’
          privacy, it was deleted. Please check that the feedback email address is correct and can
          receive email.
        </p>
        <ul>
          {open.map((one) => (
            <li key={one.id}>
              <bdi>{one.name}</bdi>
              {`: ${inWords(one)}`}{' '}
              <Link href={paths.businessEdit(one.id)}>
                Check the email address<span className="visually-hidden">{` for ${one.name}`}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <button type="button" className="dismiss" aria-label="Dismiss this notice" onClick={dismiss}>
        <Icon name="close" />
      </button>
    </section>
  );
}

function inWords({ count, last }: Undelivered): string {
  const messages = count === 1 ? '1 message' : `${count} messages`;
  const day = dayFormat.format(new Date(last));
  return `${messages} in the last 30 days, ${count === 1 ? 'on' : 'most recently on'} ${day}.`;
}
