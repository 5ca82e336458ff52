/** Compares as people count: “Clinic 2” comes before “Clinic 10”. */
const { compare } = new Intl.Collator('en-US', { numeric: true });

/** Sorted by name; businesses of one name stay in the given order. */
export function inNaturalOrder<One extends { name: string }>(businesses: readonly One[]): One[] {
  return businesses.toSorted((one, other) => compare(one.name, other.name));
}
