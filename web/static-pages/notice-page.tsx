import type { ReactNode } from 'react';
import { LightFooter } from './static-footer.tsx';

interface NoticePageProps {
  /** For the legal pages' way back; absent where there is no page to go back to. */
  slug?: string | null;
  children: ReactNode;
}

/** A notice as a page of its own. */
export function NoticePage({ slug, children }: NoticePageProps) {
  return (
    <>
      {children}
      <LightFooter slug={slug ?? undefined} />
    </>
  );
}
