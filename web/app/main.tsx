import { hydrateRoot } from 'react-dom/client';
import type { AppPageData } from '../../contract/pages.ts';
import { setPublicOrigin } from '../api/public-address.ts';
import { createQueryClient } from '../api/query-client.ts';
import { followOtherTabs, rememberSignedOut, onOtherUser, sessionQuery } from '../api/session.ts';
import { forgetDrafts } from '../features/business-form/form-draft.ts';
import { followKeyboard } from '../ui/keyboard-inset.ts';
import { App } from './app.tsx';
import { repeatEarlyTap } from './early-tap.ts';
import { isKnownSignedOut } from './known-signed-out.ts';
import { pagesStartingWith } from './lazy-pages.ts';
import { guardHistory } from './unsaved-changes/confirm-navigation.ts';
import { forgetNewBusiness } from './new-business.ts';
import { findPage } from './find-page.ts';
import { holdUpdatesWhilePressed } from './hold-updates.ts';
import './app.css';

followKeyboard();
guardHistory();
holdUpdatesWhilePressed();
onOtherUser(forgetDrafts);
onOtherUser((staying) => {
  if (staying === null) forgetNewBusiness();
});
void start(pageData());

async function start(page: AppPageData): Promise<void> {
  setPublicOrigin(page.publicUrl);
  const queries = createQueryClient();
  followOtherTabs(queries);
  if (isKnownSignedOut(page)) rememberSignedOut(queries);
  // In parallel with the page's script. A failure means that nobody is signed in, and is not an
  // error.
  else void queries.query(sessionQuery);
  const pages = await pagesStartingWith(findPage(page.path).name);
  hydrateRoot(element('root'), <App page={page} pages={pages} queries={queries} />);
  document.getElementById('without-script')?.remove();
  repeatEarlyTap();
}

function pageData(): AppPageData {
  return JSON.parse(element('page-data').textContent) as AppPageData; // serialized from this type by the server
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}.`);
  return found;
}
