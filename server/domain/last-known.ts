/** Values that were read lately, to use while the database doesn't answer. */
export interface LastKnown<Key, Value> {
  remember(key: Key, value: Value): void;
  forget(key: Key): void;
  /** Undefined if there is none, or none that is recent enough. */
  recall(key: Key): Value | undefined;
}

/**
 * Remembers values in this process, for pages that would otherwise fail in an outage.
 * @param now the time in milliseconds
 * @param most the number of values; beyond it, the one that was remembered longest ago is dropped
 * @param maxAge milliseconds for which a value is recent enough
 */
export function createLastKnown<Key, Value>(
  now: () => number,
  { most, maxAge }: { most: number; maxAge: number },
): LastKnown<Key, Value> {
  const known = new Map<Key, { value: Value; at: number }>();
  return {
    remember(key, value) {
      known.delete(key);
      known.set(key, { value, at: now() });
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
    },
    forget: (key) => void known.delete(key),
    recall(key) {
      const found = known.get(key);
      return found && now() - found.at <= maxAge ? found.value : undefined;
    },
  };
}
