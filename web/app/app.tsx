import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Route, Router, Switch } from 'wouter';
import { AppPageContext, type AppPage } from './app-page.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { addresses, type Pages } from './pages.ts';
import { Spinner } from '../ui/spinner.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { Shell } from './shell/shell.tsx';

interface AppProps {
  page: AppPage;
  pages: Pages;
  queries: QueryClient;
}

/** The same tree on the server and in the browser, which takes the server's HTML over. */
export function App({ page, pages, queries }: AppProps) {
  return (
    <AppPageContext value={page}>
      <QueryClientProvider client={queries}>
        <Router ssrPath={page.path} ssrSearch={page.search}>
          <Shell>
            <ErrorBoundary>
              <Suspense fallback={<PageWait />}>
                <Switch>
                  {addresses.map(({ name, path }) => (
                    <Route key={name} path={path} component={pages[name]} />
                  ))}
                  <Route component={pages.notFound} />
                </Switch>
              </Suspense>
            </ErrorBoundary>
          </Shell>
          <Toaster />
        </Router>
      </QueryClientProvider>
    </AppPageContext>
  );
}

function PageWait() {
  return (
    <p className="app-wait">
      <Spinner label="Loading" />
    </p>
  );
}
