import type { FeedbackWait } from '../../../contract/feedback-addresses.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirmationEmail } from './use-feedback-emails.ts';

interface WaitingNoteProps {
  id: number;
  /** The business's name, where the screen shows several. */
  name?: string;
  wait: FeedbackWait;
}

/** Says where feedback goes while the feedback address is not confirmed, and sends another link. */
export function WaitingNote({ id, name, wait: { address, goesTo, linkSent } }: WaitingNoteProps) {
  const { send, isPending } = useConfirmationEmail(id, address);
  return (
    <div className="waiting-note">
      <p>
        <strong>{linkSent ? 'Waiting for confirmation:' : 'Not confirmed:'}</strong> feedback goes
        to <Address of={goesTo} /> until someone confirms <Address of={address} />
        {linkSent ? ' with the link we emailed there.' : ' with a link that we email there.'}
      </p>
      <Button variant="link" pending={isPending} onClick={send}>
        {linkSent ? 'Resend' : 'Send the link'}
        {name !== undefined && <span className="visually-hidden">{` for ${name}`}</span>}
      </Button>
    </div>
  );
}

function Address({ of: address }: { of: string }) {
  return <span className="waiting-address">{address}</span>;
}
