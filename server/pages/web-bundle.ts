import type { Renderers } from '../../contract/pages.ts';

export type EntryName = 'visitor' | 'steps' | 'app' | 'static' | 'landing';

/** The files that an entry needs. */
export interface EntryAssets {
  /** All of the entry's CSS, to be inlined in the page. */
  css: string;
  /** URLs of the same CSS, for pages that link it. */
  stylesheets: string[];
  /** Null for a page without a script. */
  script: string | null;
  /** Scripts that the entry imports, so that they load in parallel rather than after it. */
  imports: string[];
}

/** The browser side as the server sees it: the build's result, or Vite in development. */
export interface WebBundle {
  renderers(): Promise<Renderers>;
  assets(entry: EntryName): EntryAssets;
  /** Null in production; in development, Vite rewrites each page and needs a wider policy. */
  develop: { finish(url: string, html: string): Promise<string> } | null;
  /** The folder whose files are served at `/assets/`. */
  assetsFolder: string | null;
}
