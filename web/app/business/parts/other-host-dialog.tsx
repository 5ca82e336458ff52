import { isGoogleProduct } from '../../../../contract/link-hosts.ts';
import type { LinkQuestion } from '../../../features/business-form/use-link-question.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface OtherHostDialogProps {
  question: LinkQuestion;
  onUse: () => void;
  onChange: () => void;
}

const names = { google: 'Google', facebook: 'Facebook' } as const;

/** Asks whether a link to another site is meant; the safe choice comes first. */
export function OtherHostDialog({ question, onUse, onChange }: OtherHostDialogProps) {
  const { host, platform } = question;
  const name = names[platform];
  // Such as Google Forms, in which anybody can ask anything.
  const expected = isGoogleProduct({ hostname: host }) ? 'a Google review page' : name;
  return (
    <Dialog title={`Use this ${name} link?`} onClose={onChange}>
      <p>
        This link goes to <bdi className="other-host">{host}</bdi>, not to {expected}. Use it
        anyway?
      </p>
      <p className="soft">Customers will see that name with the {name} button.</p>
      <div className="dialog-actions">
        <Button variant="primary" onClick={onChange}>
          Change link
        </Button>
        <Button onClick={onUse}>Use it anyway</Button>
      </div>
    </Dialog>
  );
}
