import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type AnimationEvent, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { GooglePlatform, Platforms } from './platforms.tsx';

interface SlowConnectionProps {
  /** Starts an own review; not given once there is a review to post. */
  onOwn?: () => void;
  /** What holds its place. */
  children: ReactNode;
}

/**
 * Something that is loading. CSS alone shows over it, after eight seconds, what else to do: nothing
 * below it moves under a finger.
 */
export function SlowConnection({ onOwn, children }: SlowConnectionProps) {
  const queries = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  /** A reset, unlike a refetch, drops requests that hang. */
  function retry(): void {
    // A new notice waits eight seconds again.
    setTries(tries + 1);
    // The button that had the focus is hidden for now.
    place.current?.focus({ preventScroll: true });
    void queries.resetQueries({ type: 'active', predicate: ({ state }) => !state.data });
  }
  return (
    <div ref={place} className="slow-place" tabIndex={-1}>
      {children}
      <div key={tries} className="slow-notice" role="status" onAnimationStart={showUnlessTyping}>
        <div className="card">
          <div>
            <h3>Slow connection</h3>
            <p>This is taking longer than usual. You can wait, or:</p>
          </div>
          <div className={onOwn && 'pair'}>
            <Button variant="primary" className="wide" onClick={retry}>
              Try Again
            </Button>
            {onOwn && <Button onClick={onOwn}>Write Your Own</Button>}
          </div>
          {onOwn ? <GooglePlatform business={null} /> : <Platforms business={null} />}
        </div>
      </div>
    </div>
  );
}

/** A phone may show none of it. */
function showUnlessTyping({ currentTarget }: AnimationEvent): void {
  if (!document.activeElement?.matches('input, textarea'))
    currentTarget.scrollIntoView({ block: 'nearest' });
}
