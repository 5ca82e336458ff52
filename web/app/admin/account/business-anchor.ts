/** The id of a business on its owner's account page, as links to it name it. */
export function businessAnchor(id: number): string {
  return `business-${id}`;
}
