/** "a", "a and b", "a, b and c"; a comma stands before the "and" by habit, or where an item holds one. */
export function joinList(items: readonly string[], oxfordComma: boolean): string {
  const last = items.at(-1) ?? '';
  const rest = items.slice(0, -1);
  if (rest.length === 0) return last;
  const isUnclear = items.some((item) => item.includes(' and '));
  const comma = (isUnclear || oxfordComma) && items.length > 2 ? ',' : '';
  return `${rest.join(', ')}${comma} and ${last}`;
}
