import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useSession } from '../../features/session/use-session.ts';
import { Footer } from '../../features/brand/footer.tsx';
import { hasFooter, hasHeader } from '../../features/brand/shell-visibility.ts';
import { useAppPage } from '../app-page.ts';
import { findPage } from '../find-page.ts';
import { legalOrigin } from '../legal/legal-back.ts';
import { Header } from './header.tsx';
import { titleOf } from './title.ts';

/**
 * Header, page and footer. Navigation announces the new page's title and scrolls to its top.
 * Subscribes to the session on every page; until its first response, the header shows the user that
 * the server rendered the page for, so that it does not jump.
 */
export function Shell({ children }: { children: ReactNode }) {
  const page = useAppPage();
  const [path] = useLocation();
  const search = useSearch();
  const known = useSession();
  const user = known === undefined ? (page.user ?? null) : known;
  const main = useRef<HTMLElement>(null);
  const { name } = findPage(path);
  const from = name === 'terms' || name === 'privacy' ? legalOrigin(search) : undefined;
  const shown = useRef(name);
  const title = titleOf(path);
  const shownTitle = useRef(title);
  // Before the page's own effects, which may set a better title.
  useLayoutEffect(() => {
    if (shownTitle.current !== title) document.title = title;
    shownTitle.current = title;
  }, [title]);
  useLayoutEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [name]);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {hasHeader(path) && <Header user={user} />}
      <main id="main" className="app-main" tabIndex={-1} ref={main}>
        {children}
      </main>
      {hasFooter(path) && <Footer {...page} isSignedIn={Boolean(user)} from={from} />}
    </>
  );
}
