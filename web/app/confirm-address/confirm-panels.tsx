import type { Confirmation, ConfirmationState } from '../../../contract/feedback-addresses.ts';
import { brand } from '../../../contract/brand.ts';
import { AuthPanel } from '../../features/account-forms/auth-panel.tsx';
import { Button } from '../../ui/button.tsx';
import { EmailText } from '../own-account/email-text.tsx';

interface ConfirmPanelProps {
  /** `open` or `confirmed`. */
  link: Confirmation;
  onConfirm: () => void;
  isPending: boolean;
}

/** Says what confirming means, and then that it is done. */
export function ConfirmPanel({ link, onConfirm, isPending }: ConfirmPanelProps) {
  const { state, businessName, address } = link;
  const business = <bdi>{businessName}</bdi>;
  if (state === 'confirmed')
    return (
      <AuthPanel key="confirmed" title="Address confirmed" isDone>
        <p>
          Private feedback from customers of <strong>{business}</strong> goes to{' '}
          <strong>
            <EmailText email={address ?? ''} />
          </strong>
          .
        </p>
        <p className="soft">You can close this page.</p>
      </AuthPanel>
    );
  return (
    <AuthPanel key="open" title="Get private feedback here?">
      <p>
        The owner of <strong>{business}</strong> wants private feedback from customers to go to{' '}
        <strong>
          <EmailText email={address ?? ''} />
        </strong>
        .
      </p>
      <p>The same goes for the owner’s other businesses that use this address.</p>
      <p className="soft">
        {brand.name} emails each message to that address and doesn’t keep a copy. Messages may
        contain personal details.
      </p>
      <Button variant="primary" className="wide" pending={isPending} onClick={onConfirm}>
        Confirm this address
      </Button>
      <p className="soft">
        If you don’t know this business, close this page, and no feedback will be sent to you.
      </p>
    </AuthPanel>
  );
}

type Ended = Exclude<ConfirmationState, 'open' | 'confirmed'>;

const titles: Record<Ended, string> = {
  used: 'This link was already used',
  expired: 'This link has expired',
  not_needed: 'Nothing to confirm',
  unknown: 'This link doesn’t work',
};

const advice: Record<Ended, string> = {
  used: 'Each link works once. If you should be getting this feedback, ask the owner of the business to send a new one.',
  expired: 'Links work for seven days. Ask the owner of the business to send a new one.',
  not_needed:
    'The business no longer uses this email address for feedback, or it was deleted. You don’t need to do anything.',
  unknown:
    'It may be incomplete or expired. Try opening it from the email again, or ask the owner of the business to send a new one.',
};

/** For a link that can't confirm anything. */
export function LinkEndedPanel({ state }: { state: Ended }) {
  return (
    <AuthPanel title={titles[state]}>
      <p>{advice[state]}</p>
    </AuthPanel>
  );
}

interface UnreachablePanelProps {
  error: Error;
  onRetry: () => void;
}

/** For a link that could not be checked. */
export function UnreachablePanel({ error, onRetry }: UnreachablePanelProps) {
  return (
    <AuthPanel title="Couldn’t check this link">
      <p role="alert">{error.message}</p>
      <p className="soft">Your link still works.</p>
      <Button variant="primary" className="wide" onClick={onRetry}>
        Try Again
      </Button>
    </AuthPanel>
  );
}
