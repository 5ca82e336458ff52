/** Reads a nested field of parsed JSON; undefined if missing. */
export function field(value: unknown, ...path: readonly (string | number)[]): unknown {
  let current: unknown = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = Reflect.get(current, key);
  }
  return current;
}

/** Far more tokens than a draft needs; larger reported counts are capped. */
const greatestCount = 100_000;

/** A count from a response; 0 if missing or invalid. */
export function countField(value: unknown, ...path: readonly (string | number)[]): number {
  const found = field(value, ...path);
  return Number.isInteger(found) ? Math.min(Math.max(0, Number(found)), greatestCount) : 0;
}

export function textField(value: unknown, ...path: readonly (string | number)[]): string {
  const found = field(value, ...path);
  return typeof found === 'string' ? found : '';
}
