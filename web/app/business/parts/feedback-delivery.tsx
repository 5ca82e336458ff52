import { useQuery } from '@tanstack/react-query';
import type { OwnedBusinessReply } from '../../../../contract/businesses.ts';
import type { FeedbackWait } from '../../../../contract/feedback-addresses.ts';
import { call } from '../../../api/app-call.ts';
import { TestButton } from '../../../features/feedback-address/test-button.tsx';
import { WaitingNote } from '../../../features/feedback-address/waiting-note.tsx';
import { apiPath } from '../../../paths.ts';
import { useOnReturn } from '../edit/use-on-return.ts';

interface FeedbackDeliveryProps {
  id: number;
  wait: FeedbackWait | null;
  hasTest?: boolean;
}

/** Where a business's feedback goes if not to its feedback address, and a way to try it. */
export function FeedbackDelivery({ id, wait, hasTest = false }: FeedbackDeliveryProps) {
  if (!wait && !hasTest) return null;
  return (
    <div className="feedback-delivery full-row">
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
  const wait = data.canEdit ? data.feedbackWait : null;
  return <FeedbackDelivery id={id} wait={wait} hasTest={hasTest} />;
}
