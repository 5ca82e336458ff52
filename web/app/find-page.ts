import type { ComponentType } from 'react';
import { appPagePattern, appPages, type AppPageName } from '../../contract/pages.ts';

/** The app's screens: both tabs of the dashboard have their own path but share a screen. */
export type ScreenName = Exclude<AppPageName, 'accountSettings'> | 'notFound';

/** The props of every screen. */
export interface PageProps {
  /** The number at the end of the address; null where it has none. */
  id: number | null;
}

export type Pages = Readonly<Record<ScreenName, ComponentType<PageProps>>>;

const titles: Readonly<Record<AppPageName | 'notFound', string>> = {
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  review: 'Write a review',
  auth: 'Sign in',
  authOld: 'Sign in',
  resetPassword: 'Reset your password',
  confirmFeedbackAddress: 'Confirm an email address',
  confirmEmail: 'Confirm your email address',
  dashboard: 'My Dashboard',
  accountSettings: 'Account Settings',
  account: 'Account Settings',
  businessSetup: 'Business Setup',
  businessReady: 'Your review page',
  businessEdit: 'Edit Business',
  businessShare: 'Share your page',
  admin: 'Admin',
  notFound: 'Page not found',
};

/** Pages for signed-in users: they ask others to sign in. */
export const guardedPages: ReadonlySet<ScreenName> = new Set<ScreenName>([
  'dashboard',
  'account',
  'businessSetup',
  'businessReady',
  'businessEdit',
  'businessShare',
  'admin',
]);

/** The screen and the tab title for a path. An unknown path gets the 404 page. */
export function findPage(path: string): PageProps & { name: ScreenName; title: string } {
  const address = path.replace(/\/+$/, '');
  for (const { name, title, pattern } of patterns) {
    const match = pattern.exec(address);
    if (match) return { name, id: match[1] ? Number(match[1]) : null, title };
  }
  return { name: 'notFound', id: null, title: titles.notFound };
}

const patterns = Object.entries(appPages).map(([page, path]) => ({
  name: screenOf(page as AppPageName), // appPages has no other keys
  title: titles[page as AppPageName], // the same
  pattern: appPagePattern(path),
}));

function screenOf(page: AppPageName): ScreenName {
  return page === 'accountSettings' ? 'dashboard' : page;
}
