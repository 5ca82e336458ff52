/** What the landing page is drawn from. */
export interface LandingPageData {
  isSignedIn: boolean;
  /** The host that the page was asked for at; it decides the version line. */
  host: string;
  previewHosts: readonly string[];
  year: number;
  contactEmail: string;
}

/** What the phone on the landing page shows. */
export interface LandingExample {
  businessName: string;
  /** The first of the offered feelings, as many as the screen holds. */
  offered: readonly string[];
  /** Four of them, in the order of choosing. */
  chosen: readonly string[];
  /** Written by the built-in writer from these four and the name. */
  draft: string;
}
