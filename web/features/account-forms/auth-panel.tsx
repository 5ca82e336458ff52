import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useIsHydrated } from './use-is-hydrated.ts';

interface AuthPanelProps {
  title: string;
  /** Shows a check mark above the title. */
  isDone?: boolean;
  children: ReactNode;
}

/** One step of a sign-in flow. Focuses its heading if the previous step's focused element is gone. */
export function AuthPanel({ title, isDone = false, children }: AuthPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const cameLive = useRef(useIsHydrated());
  useEffect(() => {
    if (!cameLive.current || document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <section className="auth-panel">
      {isDone && (
        <span className="check-mark">
          <Icon name="check" />
        </span>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </section>
  );
}
