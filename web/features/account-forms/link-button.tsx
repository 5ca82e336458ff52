import { Spinner } from '../../ui/spinner.tsx';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';

interface LinkButtonProps {
  /** The button is disabled until the promise settles. */
  onPress: () => Promise<void>;
  onFailure: (error: unknown) => void;
  children: string;
}

/** A button styled as an inline link. */
export function LinkButton({ onPress, onFailure, children }: LinkButtonProps) {
  const { isPending, run } = useOneAtATime();
  return (
    <button
      type="button"
      className="auth-link"
      disabled={isPending}
      aria-busy={isPending}
      onClick={() => void run(() => onPress().catch(onFailure))}
    >
      {children}
      {isPending && <Spinner />}
    </button>
  );
}
