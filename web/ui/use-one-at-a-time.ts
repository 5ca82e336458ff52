import { useRef, useState } from 'react';

/** Runs one task at a time; starting another one in the meantime does nothing. */
export function useOneAtATime() {
  const [isPending, setPending] = useState(false);
  // Two clicks may come before React renders.
  const isBusy = useRef(false);
  async function run(task: () => Promise<unknown>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    try {
      await task();
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  }
  return { isPending, run };
}
