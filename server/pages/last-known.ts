import { MINUTE } from '../../contract/durations.ts';
import type { PublicBusiness } from '../../contract/visitor.ts';

/** Milliseconds for which a page may show what was read earlier. */
const oldest = 10 * MINUTE;

/** Businesses, at about 1 kB each. */
const capacity = 5_000;

/** What was last read of the businesses that were visited last, for when the database does not answer. */
export class LastKnownBusinesses {
  readonly #known = new Map<string, { business: PublicBusiness; readAt: number }>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  remember(slug: string, business: PublicBusiness): void {
    // The last in the map is the one read last.
    this.#known.delete(slug);
    this.#known.set(slug, { business, readAt: this.#now().getTime() });
    const [first] = this.#known.keys();
    if (this.#known.size > capacity && first !== undefined) this.#known.delete(first);
  }

  forget(slug: string): void {
    this.#known.delete(slug);
  }

  find(slug: string): PublicBusiness | null {
    const known = this.#known.get(slug);
    if (!known || this.#now().getTime() - known.readAt > oldest) return null;
    return known.business;
  }
}
