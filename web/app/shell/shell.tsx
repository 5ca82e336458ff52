import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Footer } from '../../features/shell/footer.tsx';
import { hasFooter, hasHeader } from '../../features/shell/where.ts';
import { useAppPage } from '../app-page.ts';
import { Header } from './header.tsx';
import { titleOf } from './title.ts';

/** Header, page and footer. A move to another page is announced by its title and begins at its top. */
export function Shell({ children }: { children: ReactNode }) {
  const page = useAppPage();
  const [path] = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    document.title = titleOf(path);
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {hasHeader(path) && <Header />}
      <main id="main" className="app-main" tabIndex={-1} ref={main}>
        {children}
      </main>
      {hasFooter(path) && <Footer {...page} />}
    </>
  );
}
