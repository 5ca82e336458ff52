import type { ReactNode } from 'react';
import { LightFooter } from './static-footer.tsx';

interface NoticePageProps {
  /** For the legal pages' Back link; absent if there is no page to go back to. */
  slug?: string | null;
  children: ReactNode;
}

/** A notice as a standalone page. */
export function NoticePage({ slug, children }: NoticePageProps) {
  return (
    <>
      {children}
      <LightFooter slug={slug ?? undefined} />
    </>
  );
}
