import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Router, useLocation } from 'wouter';
import type { AppPageData } from '../../contract/pages.ts';
import { AppPageContext } from './app-page.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { findPage, type Pages } from './find-page.ts';
import { UnsavedChangesDialog } from './unsaved-changes/unsaved-changes-dialog.tsx';
import { confirmNavigation } from './unsaved-changes/confirm-navigation.ts';
import { PageLoading } from './page-loading.tsx';
import { MovableToaster } from '../ui/movable-toaster.tsx';
import { Shell } from './shell/shell.tsx';

interface AppProps {
  page: AppPageData;
  pages: Pages;
  queries: QueryClient;
}

/** The same tree on the server and in the browser, which hydrates the server's HTML. */
export function App({ page, pages, queries }: AppProps) {
  return (
    <AppPageContext value={page}>
      <QueryClientProvider client={queries}>
        <Router ssrPath={page.path} ssrSearch={page.search} aroundNav={confirmNavigation}>
          <Shell>
            <CurrentPage pages={pages} />
          </Shell>
          <UnsavedChangesDialog />
          <MovableToaster />
        </Router>
      </QueryClientProvider>
    </AppPageContext>
  );
}

/** The current page. A page with two addresses stays mounted when one changes into the other. */
function CurrentPage({ pages }: { pages: Pages }) {
  const [path] = useLocation();
  const { name, id } = findPage(path);
  const Page = pages[name];
  return (
    <ErrorBoundary key={name}>
      <Suspense fallback={<PageLoading />}>
        <Page id={id} />
      </Suspense>
    </ErrorBoundary>
  );
}
