/** The named field of something that came as JSON; undefined where there is none. */
export function field(value: unknown, ...path: readonly (string | number)[]): unknown {
  let current: unknown = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = Reflect.get(current, key);
  }
  return current;
}

/** Far more tokens than one draft takes; a provider that says more is not believed. */
const greatestCount = 100_000;

/** A count of one call; 0 where there is none. */
export function countField(value: unknown, ...path: readonly (string | number)[]): number {
  const found = field(value, ...path);
  return Number.isInteger(found) ? Math.min(Math.max(0, Number(found)), greatestCount) : 0;
}

export function textField(value: unknown, ...path: readonly (string | number)[]): string {
  const found = field(value, ...path);
  return typeof found === 'string' ? found : '';
}
