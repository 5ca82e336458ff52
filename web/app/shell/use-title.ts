import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { titleOf } from './title.ts';

/** Puts what is known of the page's content into its title, before the page's own words. */
export function useTitle(about: string | undefined): void {
  const [path] = useLocation();
  useEffect(() => {
    const title = titleOf(path);
    document.title = about ? `${about} · ${title}` : title;
  }, [about, path]);
}
