import type { ListedBusiness } from '../../../contract/businesses.ts';
import { WaitingNote } from '../../features/feedback-address/waiting-note.tsx';
import { SuspensionNote } from '../business/parts/suspension-note.tsx';

/** What the owner should know about a business: that it is suspended, or where its feedback goes meanwhile. */
export function CardNotes({ business }: { business: ListedBusiness }) {
  const { id, name, suspension, feedbackWait } = business;
  return (
    <>
      {suspension && <SuspensionNote suspension={suspension} />}
      {feedbackWait && <WaitingNote id={id} name={name} wait={feedbackWait} />}
    </>
  );
}
