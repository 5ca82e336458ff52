import type { ComponentType } from 'react';
import { paths } from '../paths.ts';

export type PageName =
  | 'privacy'
  | 'terms'
  | 'review'
  | 'auth'
  | 'authOld'
  | 'resetPassword'
  | 'dashboard'
  | 'account'
  | 'businessSetup'
  | 'businessEdit'
  | 'businessShare'
  | 'admin'
  | 'notFound';

/** What every page is given. */
export interface PageProps {
  /** The number at the end of the address; null where it has none. */
  id: number | null;
}

export type Pages = Readonly<Record<PageName, ComponentType<PageProps>>>;

/** The pages of the app that have an address; everything else is not found. */
const addresses: readonly { name: PageName; path: string }[] = [
  { name: 'privacy', path: paths.privacy() },
  { name: 'terms', path: paths.terms() },
  { name: 'review', path: paths.review() },
  { name: 'auth', path: paths.auth() },
  { name: 'authOld', path: paths.authOld() },
  { name: 'resetPassword', path: paths.resetPassword() },
  { name: 'dashboard', path: paths.dashboard() },
  { name: 'dashboard', path: paths.accountSettings() },
  { name: 'businessSetup', path: paths.businessSetup() },
  { name: 'admin', path: paths.admin() },
];

/** The pages whose address ends with a number. */
const numbered: readonly { name: PageName; path: (id: number) => string }[] = [
  { name: 'account', path: paths.accountSettings },
  { name: 'businessEdit', path: paths.businessEdit },
  { name: 'businessShare', path: paths.businessShare },
];

const titles: Readonly<Record<PageName, string>> = {
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  review: 'Write a review',
  auth: 'Sign in',
  authOld: 'Sign in',
  resetPassword: 'Reset your password',
  dashboard: 'My Dashboard',
  account: 'Account Settings',
  businessSetup: 'Business Setup',
  businessEdit: 'Edit Business',
  businessShare: 'Share your page',
  admin: 'Admin',
  notFound: 'Page not found',
};

/** Which page an address shows, and what its tab is called. */
export function findPage(path: string): PageProps & { name: PageName; title: string } {
  const asked = path.replace(/\/+$/, '');
  const plain = addresses.find((address) => address.path === asked);
  const id = plain ? null : lastNumber(asked);
  const name = plain?.name ?? (id && numbered.find((address) => address.path(id) === asked)?.name);
  return name ? { name, id, title: titles[name] } : notFound;
}

const notFound = { name: 'notFound', id: null, title: titles.notFound } as const;

/** Of `/business-edit/7`: 7. An id has at most ten digits and begins with none of value 0. */
function lastNumber(path: string): number | null {
  const digits = /\/([1-9]\d{0,9})$/.exec(path)?.[1];
  return digits ? Number(digits) : null;
}
