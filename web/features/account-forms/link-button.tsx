import { Spinner } from '../../ui/spinner.tsx';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';

interface LinkButtonProps {
  /** What it does; it cannot be pressed again until that has ended. */
  onPress: () => Promise<void>;
  onFailure: (error: unknown) => void;
  children: string;
}

/** A small action inside a sentence. */
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
