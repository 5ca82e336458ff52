/** "a", "a and b", "a, b and c"; with a comma before "and" if asked for, or if an item contains "and". */
export function joinList(items: readonly string[], oxfordComma: boolean): string {
  const last = items.at(-1) ?? '';
  const rest = items.slice(0, -1);
  if (rest.length === 0) return last;
  const isUnclear = items.some((item) => item.includes(' and '));
  const comma = (isUnclear || oxfordComma) && items.length > 2 ? ',' : '';
  return `${rest.join(', ')}${comma} and ${last}`;
}
