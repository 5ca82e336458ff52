import type { ReactNode } from 'react';

interface NoticeProps {
  title: string;
  description: string;
  children?: ReactNode;
}

/** A plain message instead of a page. */
export function Notice({ title, description, children }: NoticeProps) {
  return (
    <main className="notice">
      <h1>{title}</h1>
      <p className="soft">{`${description}.`}</p>
      {children}
    </main>
  );
}
