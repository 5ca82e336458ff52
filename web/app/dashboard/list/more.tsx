import { Button } from '../../../ui/button.tsx';
import type { MoreBusinesses } from '../use-my-businesses.ts';

interface MoreProps {
  /** How many of those that are loaded are hidden, and how to show some of them. */
  hidden: number;
  onShow: () => void;
  /** How many are loaded. */
  loaded: number;
  more: MoreBusinesses;
}

/** Shows more cards, and then loads more businesses. */
export function More({ hidden, onShow, loaded, more }: MoreProps) {
  const { hasMore, load, isPending, hasFailed } = more;
  if (hidden === 0 && !hasMore) return null;
  return (
    <div className="more">
      {hasFailed && <p role="alert">Couldn’t load more businesses. Please try again.</p>}
      {hidden > 0 ? (
        <Button onClick={onShow}>{`Show more (${hidden.toLocaleString('en-US')})`}</Button>
      ) : (
        <Button pending={isPending} onClick={load}>
          {`Load more than ${loaded.toLocaleString('en-US')}`}
        </Button>
      )}
    </div>
  );
}
