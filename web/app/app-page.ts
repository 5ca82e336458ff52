import { createContext, useContext } from 'react';
import type { AppPageData } from '../../contract/pages.ts';

export const AppPageContext = createContext<AppPageData | null>(null);

/** @throws Error outside of `<App>` */
export function useAppPage(): AppPageData {
  const page = useContext(AppPageContext);
  if (!page) throw new Error('useAppPage() must be called inside <App>.');
  return page;
}
