import type { CurrentUser } from '../../contract/accounts.ts';
import type { PublicBusiness } from '../../contract/visitor.ts';

/** What the visitor's page is made of; the browser finds it in the page's `page-data` block. */
export interface VisitorPageData {
  slug: string;
  /** Null when the server could not read it in time: the page then asks by itself. */
  business: PublicBusiness | null;
  sentiments: readonly string[];
}

export interface AppPageData {
  path: string;
  search: string;
  host: string;
  previewHosts: readonly string[];
  year: number;
  contactEmail: string;
  /** Who the header is drawn for; missing for visitors. */
  user?: CurrentUser;
}

/** What the landing page is drawn from; it has one variant for signed-in people. */
export interface LandingPageData {
  isSignedIn: boolean;
  host: string;
  previewHosts: readonly string[];
  year: number;
  contactEmail: string;
}

/** What the phone on the landing page shows. */
export interface LandingExample {
  businessName: string;
  offered: readonly string[];
  chosen: readonly string[];
  draft: string;
}

/** What `web/render.tsx` exports: the built bridge from the server to the browser's components. */
export interface Renderers {
  visitorHeadScript: string;
  appHeadScript: string;
  renderVisitorPage(data: VisitorPageData): string;
  renderInactiveNotice(business: PublicBusiness): string;
  renderUnknownBusiness(): string;
  renderReviewShield(page: { slug: string; business: PublicBusiness | null }): string;
  renderLanding(page: LandingPageData, example: LandingExample): string;
  renderAppPage(page: AppPageData): { html: string; title: string; status: 200 | 404 };
}

export type EntryName = 'visitor' | 'app' | 'light' | 'landing';

/** The files that an entry needs. */
export interface EntryAssets {
  /** All of the entry's CSS, to be inlined in the page. */
  css: string;
  /** Addresses of the same CSS, for pages that link it. */
  stylesheets: string[];
  /** Null for a page that needs none. */
  script: string | null;
  /** Scripts that the entry imports, so that they load in parallel with it rather than after it. */
  imports: string[];
}

/** The browser's side as the server sees it: the build's result, or Vite while developing. */
export interface Front {
  renderers(): Promise<Renderers>;
  assets(entry: EntryName): EntryAssets;
  /** Null in production; while developing, Vite rewrites each page and allows itself more. */
  develop: { finish(url: string, html: string): Promise<string> } | null;
  /** The folder whose files are served under `/assets/`. */
  assetsFolder: string | null;
}
