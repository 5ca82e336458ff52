import { setImmediate as nextTurn } from 'node:timers/promises';

/** Rows by the key they were read for; keys without a row are missing. */
type Rows<Key, Row> = Pick<ReadonlyMap<Key, Row>, 'get'>;

/**
 * Combines concurrent reads into one query: each waits until the event loop has handled the requests that
 * have already arrived, and joins the query for all of them. Nothing joins a query that has been sent, so
 * nobody gets a row older than their own request. If a query fails, so do all reads that joined it; the
 * next read begins another query.
 * @param query reads the rows of distinct keys
 * @returns reads one row; it is shared with everyone who asked for it, so it must not be changed
 */
export function shareReads<Key, Row>(
  query: (keys: Key[]) => Promise<Rows<Key, Row>>,
): (key: Key) => Promise<Row | null> {
  let unsent: { keys: Set<Key>; rows: Promise<Rows<Key, Row>> } | undefined;
  const send = async (keys: Set<Key>) => {
    await nextTurn();
    unsent = undefined;
    return query([...keys]);
  };
  const begin = () => {
    const keys = new Set<Key>();
    return { keys, rows: send(keys) };
  };
  return async (key) => {
    unsent ??= begin();
    unsent.keys.add(key);
    const rows = await unsent.rows;
    return rows.get(key) ?? null;
  };
}
