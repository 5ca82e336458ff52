import { EmailCards } from '../emails/email-cards.tsx';
import { outageOf } from '../emails/email-outage.ts';
import { ListFailure, OutdatedList } from '../list/list-failure.tsx';
import { useUserEmails } from './use-user-emails.ts';

const title = 'Email problems';
const failure = 'Couldn’t load the email problems';

/** Emails about the user's businesses that could not be sent; nothing if all of them were. */
export function UserEmails({ id }: { id: number }) {
  const { list, listKey, error, retry } = useUserEmails(id);
  const emails = list?.emails ?? [];
  if (!error && emails.length === 0) return null;
  return (
    <section aria-labelledby="user-emails" className="user-businesses">
      <div className="user-businesses-head">
        <h2 id="user-emails">{title}</h2>
      </div>
      {error && !list && <ListFailure title={failure} error={error} onRetry={retry} />}
      {error && list && <OutdatedList title={failure} onRetry={retry} />}
      {list && emails.length > 0 && (
        <EmailCards
          emails={emails}
          isOutage={outageOf(list) !== null}
          hasNotice={false}
          label={title}
          listKey={listKey}
        />
      )}
    </section>
  );
}
