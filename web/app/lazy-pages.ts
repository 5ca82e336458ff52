import { lazy, type ComponentType } from 'react';
import type { PageName, Pages } from './pages.ts';

/** Each page is a script of its own. */
const loaders: Readonly<Record<PageName, () => Promise<ComponentType>>> = {
  privacy: () => import('./legal/privacy-page.tsx').then((page) => page.PrivacyPage),
  terms: () => import('./legal/terms-page.tsx').then((page) => page.TermsPage),
  review: () => import('./wizard/wizard-page.tsx').then((page) => page.WizardPage),
  notFound: () => import('./not-found-page.tsx').then((page) => page.NotFoundPage),
};

/** All pages, the first of them at hand, so that it can take over the server's HTML at once. */
export async function pagesStartingWith(first: PageName): Promise<Pages> {
  return { ...lazyPages, [first]: await loaders[first]() };
}

const lazyPages: Pages = {
  privacy: later('privacy'),
  terms: later('terms'),
  review: later('review'),
  notFound: later('notFound'),
};

function later(name: PageName): ComponentType {
  return lazy(async () => ({ default: await loaders[name]() }));
}
