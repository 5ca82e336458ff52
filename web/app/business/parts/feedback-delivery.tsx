import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { OwnedBusinessReply } from '../../../../contract/businesses.ts';
import type { FeedbackRefusal, FeedbackWait } from '../../../../contract/feedback-addresses.ts';
import { call } from '../../../api/app-call.ts';
import { RefusalNote } from '../../../features/feedback-address/refusal-note.tsx';
import { TestButton } from '../../../features/feedback-address/test-button.tsx';
import { WaitingNote } from '../../../features/feedback-address/waiting-note.tsx';
import { apiPath, paths } from '../../../paths.ts';
import { useOnReturn } from '../edit/use-on-return.ts';

interface FeedbackDeliveryProps {
  id: number;
  refusal: FeedbackRefusal | null;
  wait: FeedbackWait | null;
  hasTest?: boolean;
  /** Whether the form that changes the address is on the screen. */
  isInForm?: boolean;
}

/** Whether feedback arrives, where it goes if not to its feedback address, and a way to try it. */
export function FeedbackDelivery(props: FeedbackDeliveryProps) {
  const { id, refusal, wait, hasTest = false, isInForm = false } = props;
  if (!refusal && !wait && !hasTest) return null;
  return (
    <div className="feedback-delivery full-row">
      {refusal && (
        <RefusalNote refusal={refusal}>
          {/* While another address waits, the rejected one is the account's, which isn't in that form. */}
          {!isInForm && !wait && <Link href={paths.businessEdit(id)}>Change the address</Link>}
        </RefusalNote>
      )}
      {wait && <WaitingNote id={id} wait={wait} />}
      {hasTest && <TestButton id={id} />}
    </div>
  );
}

interface FreshProps {
  /** As first read; read again whenever the person returns to the window. */
  business: OwnedBusinessReply;
  hasTest?: boolean;
}

/** The same on screens that do not read the business again themselves. */
export function FreshFeedbackDelivery({ business, hasTest = false }: FreshProps) {
  const { id } = business;
  const { data, refetch } = useQuery({
    queryKey: [apiPath('readBusiness', { id }), 'feedback'],
    queryFn: ({ signal }) => call('readBusiness', { params: { id }, signal }),
    initialData: business,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  useOnReturn(() => void refetch({ cancelRefetch: false }));
  const { feedbackRefusal, feedbackWait } = data.canEdit ? data : noDelivery;
  return (
    <FeedbackDelivery id={id} refusal={feedbackRefusal} wait={feedbackWait} hasTest={hasTest} />
  );
}

/** For people who can't edit the business anymore. */
const noDelivery = { feedbackRefusal: null, feedbackWait: null };
