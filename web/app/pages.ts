import type { ComponentType } from 'react';
import { paths } from '../paths.ts';

export type PageName = 'privacy' | 'terms' | 'review' | 'notFound';
export type Pages = Readonly<Record<PageName, ComponentType>>;

/** The pages of the app that have an address; everything else is not found (S-43). */
export const addresses: readonly { name: PageName; path: string }[] = [
  { name: 'privacy', path: paths.privacy() },
  { name: 'terms', path: paths.terms() },
  { name: 'review', path: paths.review() },
];

const titles: Readonly<Record<PageName, string>> = {
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  review: 'Write a review',
  notFound: 'Page not found',
};

/** Which page an address shows, and what its tab is called. */
export function findPage(path: string): { name: PageName; title: string } {
  const asked = path.replace(/\/+$/, '');
  const name = addresses.find((address) => address.path === asked)?.name ?? 'notFound';
  return { name, title: titles[name] };
}
