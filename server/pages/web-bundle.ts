import type { Renderers } from '../../contract/pages.ts';

export type EntryName = 'visitor' | 'app' | 'static' | 'landing';

/** The files that an entry needs. */
export interface EntryAssets {
  /** All of the entry's CSS, to be inlined in the page. */
  css: string;
  /** Addresses of the same CSS, for pages that link it. */
  stylesheets: string[];
  /** Null for a page that needs none. */
  script: string | null;
  /** Scripts that the entry imports, so that they load in parallel rather than after it. */
  imports: string[];
}

/** The browser's side as the server sees it: the build's result, or Vite while developing. */
export interface WebBundle {
  renderers(): Promise<Renderers>;
  assets(entry: EntryName): EntryAssets;
  /** Null in production; while developing, Vite rewrites each page and allows itself more. */
  develop: { finish(url: string, html: string): Promise<string> } | null;
  /** The folder whose files are served under `/assets/`. */
  assetsFolder: string | null;
}
