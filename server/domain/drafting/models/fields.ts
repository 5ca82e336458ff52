/** The named field of something that came as JSON; undefined where there is none. */
export function field(value: unknown, ...path: readonly (string | number)[]): unknown {
  let current: unknown = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = Reflect.get(current, key);
  }
  return current;
}

/** A count; 0 where there is none. */
export function countField(value: unknown, ...path: readonly (string | number)[]): number {
  const found = field(value, ...path);
  return Number.isSafeInteger(found) ? Math.max(0, Number(found)) : 0;
}

export function textField(value: unknown, ...path: readonly (string | number)[]): string {
  const found = field(value, ...path);
  return typeof found === 'string' ? found : '';
}
