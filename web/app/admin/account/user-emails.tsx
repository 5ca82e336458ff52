import { useQuery } from '@tanstack/react-query';
import type { FailingEmails } from '../../../../contract/failing-emails.ts';
import { fetchPath } from '../../../api/fetch-path.ts';
import { EmailCards } from '../emails/email-cards.tsx';
import { outageOf } from '../emails/email-outage.ts';
import { failingEmailsKey } from '../emails/use-failing-emails.ts';

/** Emails about the user's businesses that could not be sent; nothing if all of them were. */
export function UserEmails({ id }: { id: number }) {
  const listKey = [...failingEmailsKey, id];
  const { data } = useQuery({
    queryKey: listKey,
    queryFn: async ({ signal }) => {
      const path = `${failingEmailsKey[0]}?userId=${id}`;
      return (await fetchPath({ queryKey: [path], signal })) as FailingEmails; // as the contract says
    },
    // Others may have been sent in the meantime.
    staleTime: 0,
  });
  if (!data || data.emails.length === 0) return null;
  return (
    <section aria-labelledby="user-emails" className="user-businesses">
      <div className="user-businesses-head">
        <h2 id="user-emails">Email problems</h2>
      </div>
      <EmailCards
        emails={data.emails}
        isOutage={outageOf(data) !== null}
        label="Email problems"
        listKey={listKey}
      />
    </section>
  );
}
