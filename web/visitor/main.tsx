import { hydrateRoot } from 'react-dom/client';
import type { VisitorPageData } from '../../contract/pages.ts';
import { followKeyboard } from '../ui/keyboard-inset.ts';
import { VisitorPage } from './visitor-page.tsx';
import './visitor.css';

followKeyboard();
// The server wrote it from the same type.
const data = JSON.parse(element('page-data').textContent) as VisitorPageData; // see above
hydrateRoot(element('root'), <VisitorPage data={data} />);

/** Both elements are part of every document that loads this script. */
function element(id: string): HTMLElement {
  return document.getElementById(id) as HTMLElement; // see above
}
