import { Link } from 'wouter';
import type { ListedBusiness } from '../../../contract/businesses.ts';
import { RefusalNote } from '../../features/feedback-address/refusal-note.tsx';
import { WaitingNote } from '../../features/feedback-address/waiting-note.tsx';
import { paths } from '../../paths.ts';
import { SuspensionNote } from '../business/parts/suspension-note.tsx';
import { TransferNote } from './transfer-note.tsx';

/**
 * What the owner should know about a business: that it was transferred to them, that it is suspended, that its
 * feedback can't arrive, or where the feedback goes meanwhile.
 */
export function CardNotes({ business }: { business: ListedBusiness }) {
  const { id, name, unseenTransfer, suspension, feedbackRefusal, feedbackWait } = business;
  return (
    <>
      {unseenTransfer && <TransferNote business={business} transfer={unseenTransfer} />}
      {suspension && <SuspensionNote suspension={suspension} />}
      {feedbackRefusal && (
        <RefusalNote refusal={feedbackRefusal}>
          {/* An unconfirmed feedback address is none yet: the account's is meant. */}
          <Link href={feedbackWait ? paths.accountSettings() : paths.businessEdit(id)}>
            Change the address<span className="visually-hidden">{` for ${name}`}</span>
          </Link>
        </RefusalNote>
      )}
      {feedbackWait && <WaitingNote id={id} name={name} wait={feedbackWait} />}
    </>
  );
}
