/**
 * The tag of the link by which this visit came, as the query of a counted call; empty without one. It stays
 * in the address for the whole visit.
 */
export function tagQuery(): string {
  return /\?at=[\w-]+/.exec(location.search)?.[0] ?? '';
}
