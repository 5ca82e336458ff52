import type { PublicBusiness } from '../../contract/visitor.ts';

/** What the server puts into the page. `business` is null where it could not be read in time. */
export interface VisitorPageData {
  slug: string;
  business: PublicBusiness | null;
  sentiments: readonly string[];
}
