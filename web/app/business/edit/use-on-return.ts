import { useEffect, useRef } from 'react';

/** Calls back whenever the person returns to this tab, or to this window from another one. */
export function useOnReturn(onReturn: () => void): void {
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && latest.current();
    for (const event of events) addEventListener(event, look);
    return () => {
      for (const event of events) removeEventListener(event, look);
    };
  }, []);
}

const events = ['visibilitychange', 'focus'] as const;
