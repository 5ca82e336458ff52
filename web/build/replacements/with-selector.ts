import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

/**
 * Replaces the CommonJS package `use-sync-external-store/shim/with-selector`: subscribes to a part
 * of a store. If `isEqual` finds no change, the previous object is returned.
 */
export function useSyncExternalStoreWithSelector<Snapshot, Part>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Snapshot,
  _getServerSnapshot: undefined | (() => Snapshot),
  select: (snapshot: Snapshot) => Part,
  isEqual: (one: Part, other: Part) => boolean,
): Part {
  const shown = useRef<{ part: Part }>(undefined);
  const getPart = useMemo(() => {
    let known: { snapshot: Snapshot; part: Part } | undefined;
    return () => {
      const snapshot = getSnapshot();
      if (known && Object.is(known.snapshot, snapshot)) return known.part;
      const before = known ?? shown.current;
      const selected = select(snapshot);
      const part = before && isEqual(before.part, selected) ? before.part : selected;
      known = { snapshot, part };
      return part;
    };
  }, [getSnapshot, select, isEqual]);
  const part = useSyncExternalStore(subscribe, getPart);
  useEffect(() => {
    shown.current = { part };
  }, [part]);
  return part;
}
