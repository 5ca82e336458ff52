import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { goBackInstead } from '../../features/brand/history-back.ts';
import { Icon } from '../../ui/icon.tsx';
import { legalBack } from './legal-back.ts';

interface LegalPageProps {
  title: string;
  children: ReactNode;
}

/** A legal text with its date, and a Back link for visitors from a public page. */
export function LegalPage({ title, children }: LegalPageProps) {
  const back = legalBack(useSearch());
  return (
    <article className="legal">
      {back && (
        <a className="button quiet legal-back" href={back} onClick={goBackInstead}>
          <Icon name="back" />
          Back
        </a>
      )}
      <h1>{title}</h1>
      <p className="legal-date">
        Effective date: <time dateTime="2025-05-01">May 1, 2025</time>
      </p>
      {children}
      <aside className="legal-note">
        This is a template. The operator of this site must adapt it to their own practices and have
        it reviewed, preferably by an attorney, before relying on it.
      </aside>
    </article>
  );
}

export function LegalSection({ title, children }: LegalPageProps) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
