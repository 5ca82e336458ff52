import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { titleOf } from './title.ts';

/** Prefixes the page's title with what is known about its content. */
export function useTitle(about: string | undefined): void {
  const [path] = useLocation();
  useEffect(() => {
    const title = titleOf(path);
    document.title = about ? `${about} · ${title}` : title;
  }, [about, path]);
}
