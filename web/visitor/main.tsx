import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { VisitorPageData } from '../../contract/pages.ts';
import { followKeyboard } from '../ui/keyboard-inset.ts';
import { VisitorPage } from './visitor-page.tsx';
import './first-view.css';

followKeyboard();
// Both are in every document with this script.
const root = document.getElementById('root')!;
const data = JSON.parse(document.getElementById('page-data')!.textContent) as VisitorPageData; // serialized from this type by the server
// In slices: as one task, it would keep a slow phone from answering a tap.
startTransition(() => void hydrateRoot(root, <VisitorPage data={data} />));
