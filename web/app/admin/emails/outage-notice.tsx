import { Button } from '../../../ui/button.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import type { EmailOutage } from './email-outage.ts';
import { adviceText, reasonText } from './email-text.ts';

interface OutageNoticeProps {
  outage: EmailOutage;
  isPending: boolean;
  onRetry: () => void;
}

/** Says once, above the list, why no email is going out. */
export function OutageNotice({ outage, isPending, onRetry }: OutageNoticeProps) {
  const { reason, since } = outage;
  return (
    <div className="card email-outage">
      <div>
        <p>
          {`${reasonText({ reason, reply: null })}. Emails have been waiting since `}
          <Timestamp isShort at={since} />.
        </p>
        <p className="soft">
          {`${adviceText({ reason, business: null })} We keep trying every minute.`}
        </p>
      </div>
      <Button pending={isPending} onClick={onRetry}>
        Try all again now
      </Button>
    </div>
  );
}
