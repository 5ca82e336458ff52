import { Spinner } from '../../ui/spinner.tsx';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';

interface LinkButtonProps {
  /** The button ignores presses until the promise settles. */
  onPress: () => Promise<void>;
  onFailure: (error: unknown) => void;
  children: string;
}

/** A button styled as an inline link. While pending it is not disabled, since it would lose the focus. */
export function LinkButton({ onPress, onFailure, children }: LinkButtonProps) {
  const { isPending, run } = useOneAtATime();
  return (
    <button
      type="button"
      className="auth-link"
      aria-disabled={isPending}
      aria-busy={isPending}
      onClick={() => void run(() => onPress().catch(onFailure))}
    >
      {children}
      {isPending && <Spinner />}
    </button>
  );
}
