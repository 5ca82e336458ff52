import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { titleOf, withBrand } from './title.ts';

/** Prefixes the page's title with what is known about its content. */
export function useTitle(about: string | undefined): void {
  const [path] = useLocation();
  useEffect(() => {
    const title = titleOf(path);
    document.title = about ? `${about} · ${title}` : title;
  }, [about, path]);
}

/** The title of a view of a page with several. */
export function useViewTitle(title: string): void {
  useEffect(() => {
    document.title = withBrand(title);
  }, [title]);
}
