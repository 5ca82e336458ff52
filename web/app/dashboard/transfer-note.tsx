import { useRef } from 'react';
import { brand } from '../../../contract/brand.ts';
import type { ListedBusiness, UnseenTransfer } from '../../../contract/businesses.ts';
import { Button } from '../../ui/button.tsx';
import { useAppPage } from '../app-page.ts';
import { focusCardHeading } from './card-head.tsx';
import { useDismissTransfer } from './use-dismiss-transfer.ts';

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

interface TransferNoteProps {
  business: ListedBusiness;
  transfer: UnseenTransfer;
}

/** Says that an admin transferred the business to its owner, until they dismiss it. */
export function TransferNote({ business, transfer }: TransferNoteProps) {
  const { id, name, feedbackRefusal, feedbackWait } = business;
  const { contactEmail } = useAppPage();
  const note = useRef<HTMLDivElement>(null);
  const { dismiss, isPending } = useDismissTransfer(id, () => {
    if (note.current?.contains(document.activeElement)) focusCardHeading(id);
  });
  return (
    <div className="transfer-note" ref={note}>
      <p>
        <strong>Now yours:</strong> an admin of {brand.name} transferred this business to your
        account on {dayFormat.format(new Date(transfer.at))}.
        {/* Otherwise the notes about it say so. */}
        {!feedbackRefusal && !feedbackWait && (
          <> Private feedback goes to {transfer.feedbackGoesTo}.</>
        )}
      </p>
      <p>
        If you didn’t expect this, email <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
      <Button variant="link" pending={isPending} onClick={dismiss}>
        Got it<span className="visually-hidden">{` for ${name}`}</span>
      </Button>
    </div>
  );
}
