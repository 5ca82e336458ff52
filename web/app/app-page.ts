import { createContext, useContext } from 'react';
import type { CurrentUser } from '../../contract/accounts.ts';

/** What the server knows of the page that it sends; the browser reads it from `#page-data`. */
export interface AppPage {
  /** Without the query: `/privacy`. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
  /** As the Host header names it. */
  host: string;
  previewHosts: readonly string[];
  year: number;
  contactEmail: string;
  /** Who the server drew the header for; missing for visitors. What the session answers counts. */
  user?: CurrentUser;
}

export const AppPageContext = createContext<AppPage | null>(null);

/** @throws Error outside of `<App>` */
export function useAppPage(): AppPage {
  const page = useContext(AppPageContext);
  if (!page) throw new Error('useAppPage() must be called inside <App>.');
  return page;
}
