import type { ReactNode } from 'react';

/** The content of a toast. */
export interface Toast {
  title: string;
  description?: ReactNode;
  tone?: 'plain' | 'danger';
  /** In milliseconds; 5000 if not given. */
  duration?: number;
}

export interface ShownToast extends Toast {
  id: number;
}

/** Milliseconds. */
const defaultDuration = 5_000;

/**
 * Shows one toast at a time. A toast of a new action replaces the current and queued ones; toasts
 * of the same action are queued.
 */
export function createToastQueue() {
  const listeners = new Set<() => void>();
  let waiting: ShownToast[] = [];
  let action: unknown;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let endsAt = 0;
  let left = 0;
  let lastId = 0;

  /** `of` identifies the toast's action; without it each toast is an action of its own. */
  function show(toast: Toast, of: unknown = {}): void {
    const shown = { ...toast, id: (lastId += 1) };
    if (waiting.length > 0 && of === action) {
      waiting.push(shown);
      return;
    }
    action = of;
    present([shown]);
  }

  /** Closes the current toast. */
  function dismiss(): void {
    present(waiting.slice(1));
  }

  function present(toasts: ShownToast[]): void {
    waiting = toasts;
    clearTimeout(timer);
    left = toasts[0]?.duration ?? defaultDuration;
    resume();
    for (const listener of listeners) listener();
  }

  /** Pauses the timer while a person reads or reaches for the toast. */
  function pause(): void {
    clearTimeout(timer);
    left = Math.max(0, endsAt - Date.now());
  }

  function resume(): void {
    clearTimeout(timer);
    if (waiting.length === 0) return;
    endsAt = Date.now() + left;
    timer = setTimeout(dismiss, left);
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return { show, dismiss, pause, resume, subscribe, current: () => waiting[0] };
}

/** The page's queue. */
export const toasts = createToastQueue();
