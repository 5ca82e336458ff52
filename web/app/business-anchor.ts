/** The id of a business's card, for links to it. */
export function businessAnchor(id: number): string {
  return `business-${id}`;
}
