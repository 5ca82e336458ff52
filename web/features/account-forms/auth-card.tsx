import type { ReactNode } from 'react';

/** The page layout of the sign-in screens: a single card. */
export function AuthCard({ children }: { children: ReactNode }) {
  return <div className="card auth-card">{children}</div>;
}
