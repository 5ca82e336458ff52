/** "a", "a and b", "a, b and c"; with a comma before "and" only if an item contains "and". */
export function joinList(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  const rest = items.slice(0, -1);
  if (rest.length === 0) return last;
  const isUnclear = items.some((item) => item.includes(' and '));
  const comma = isUnclear && items.length > 2 ? ',' : '';
  return `${rest.join(', ')}${comma} and ${last}`;
}
