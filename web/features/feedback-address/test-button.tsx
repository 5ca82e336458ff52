import { Button } from '../../ui/button.tsx';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import { useTestEmail } from './use-feedback-emails.ts';

/** Sends a test email to where the business's feedback goes now. */
export function TestButton({ id }: { id: number }) {
  const { send, isPending } = useTestEmail(id);
  const restoreFocus = useRestoreFocus(isPending);
  return (
    <Button variant="link" {...restoreFocus} pending={isPending} onClick={send}>
      Send a test feedback email
    </Button>
  );
}
