import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { VisitorPageData } from '../../contract/pages.ts';
import { followKeyboard } from '../ui/keyboard-inset.ts';
import { VisitorPage } from './visitor-page.tsx';
import './first-view.css';

followKeyboard();
const data = JSON.parse(element('page-data').textContent) as VisitorPageData; // serialized from this type by the server
// In slices: as one task, it would keep a slow phone from answering a tap.
startTransition(() => void hydrateRoot(element('root'), <VisitorPage data={data} />));

function element(id: string): HTMLElement {
  return document.getElementById(id) as HTMLElement; // in every document with this script
}
