import { Button } from '../../ui/button.tsx';
import { useTestEmail } from './use-feedback-emails.ts';

/** Sends a test email to where the business's feedback goes now. */
export function TestButton({ id }: { id: number }) {
  const { send, isPending } = useTestEmail(id);
  return (
    <Button variant="link" pending={isPending} onClick={send}>
      Send a test feedback email
    </Button>
  );
}
