import type { ReactNode } from 'react';

/** One card on a calm page. */
export function AuthCard({ children }: { children: ReactNode }) {
  return <div className="card auth-card">{children}</div>;
}
