import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';

interface OlderEntriesProps {
  hasOlder: boolean;
  isReading: boolean;
  onRead: () => void;
}

/** Loads older entries; once there are no more, text in the button's place says so. */
export function OlderEntries({ hasOlder, isReading, onRead }: OlderEntriesProps) {
  const [isPressed, setPressed] = useState(false);
  const end = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    // The focused button has just been removed.
    if (!hasOlder && document.activeElement === document.body)
      end.current?.focus({ preventScroll: true });
  }, [hasOlder]);
  if (!hasOlder) {
    return isPressed ? (
      <p ref={end} tabIndex={-1} className="older soft">
        No older entries.
      </p>
    ) : null;
  }
  return (
    <div className="older">
      <Button
        pending={isReading}
        onClick={() => {
          setPressed(true);
          onRead();
        }}
      >
        Older
      </Button>
    </div>
  );
}
