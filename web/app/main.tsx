import { hydrateRoot } from 'react-dom/client';
import { createQueryClient } from '../api/query-client.ts';
import { followKeyboard } from '../ui/keyboard-inset.ts';
import type { AppPage } from './app-page.ts';
import { App } from './app.tsx';
import { pagesStartingWith } from './lazy-pages.ts';
import { findPage } from './pages.ts';
import './app.css';

followKeyboard();
void start(pageData());

async function start(page: AppPage): Promise<void> {
  const pages = await pagesStartingWith(findPage(page.path).name);
  const queries = createQueryClient();
  hydrateRoot(element('root'), <App page={page} pages={pages} queries={queries} />);
}

function pageData(): AppPage {
  // The server wrote it from the same type.
  return JSON.parse(element('page-data').textContent) as AppPage; // see above
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}.`);
  return found;
}
