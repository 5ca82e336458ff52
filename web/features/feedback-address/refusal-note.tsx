import type { ReactNode } from 'react';
import type { FeedbackRefusal } from '../../../contract/feedback-addresses.ts';

const timeFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

interface RefusalNoteProps {
  refusal: FeedbackRefusal;
  /** A link to where the address can be changed, unless it is on the same screen. */
  children?: ReactNode;
}

/** Says that feedback can't arrive at its address, and until when a better one saves what is waiting. */
export function RefusalNote({ refusal: { address, deadline }, children }: RefusalNoteProps) {
  return (
    <div className="waiting-note refused">
      <p>
        <strong>Feedback can’t be delivered:</strong> email to{' '}
        <span className="waiting-address">{address}</span> is being rejected.{' '}
        {deadline
          ? `Correct the address by ${timeFormat.format(new Date(deadline))}. After that, the oldest message will be deleted.`
          : 'Please check the address.'}
      </p>
      {children}
    </div>
  );
}
