/** Tables that never have more than a few hundred rows. */
const small = ['key_check', 'model_budgets', 'draft_usage', 'click_usage'];

interface Rule {
  /** Its first group is the table. */
  pattern: RegExp;
  why: string;
}

const table = String.raw`(?:only )?(?:"?public"?\.)?"?(\w+)"?`;
const alter = String.raw`^alter table (?:if exists )?${table}.*?`;

/** What blocks people who use a large installation, or breaks the version that still runs. */
const rules: Rule[] = [
  {
    pattern: new RegExp(String.raw`^create (?:unique )?index (?!concurrently).*? on ${table}`),
    why: 'blocks writes while it is built: use "create index concurrently", outside of a transaction',
  },
  {
    pattern: new RegExp(String.raw`${alter} add constraint (?!.*(?:not valid|using index))`),
    why: 'reads the whole table under a lock: add it "not valid" (or "using index") and validate it in another migration',
  },
  {
    pattern: new RegExp(String.raw`${alter} (?:type|set data type) `),
    why: 'rewrites the table under a lock: add another column instead',
  },
  {
    pattern: new RegExp(String.raw`${alter} set not null`),
    why: 'reads the whole table under a lock, and breaks the version that still runs: add a check "not valid" instead',
  },
  {
    pattern: new RegExp(
      String.raw`${alter} add column .*(?:random|clock_timestamp|nextval|generated|serial)`,
    ),
    why: 'rewrites the table under a lock: add the column without that, then fill it in batches',
  },
  {
    pattern: new RegExp(String.raw`${alter} add column (?!.*default).*not null`),
    why: 'breaks inserts of the version that still runs: give it a default',
  },
  {
    pattern: new RegExp(String.raw`${alter} (?:drop column|rename) `),
    why: 'breaks the version that still runs: remove it in a later release, when nothing uses it',
  },
  {
    pattern: new RegExp(String.raw`^drop table (?:if exists )?${table}`),
    why: 'breaks the version that still runs: remove it in a later release, when nothing uses it',
  },
  {
    pattern: new RegExp(String.raw`^(?:update|delete from) ${table}`),
    why: 'locks every row that it changes until the migration is done: change them in batches, in the maintenance',
  },
  {
    pattern: new RegExp(
      String.raw`^(?:lock table|truncate|cluster|vacuum full|reindex table) ${table}`,
    ),
    why: 'locks the table',
  },
];

/**
 * The statements of a migration that should not run on a large installation in use, each with the reason.
 * Not those on tables that the same migration creates, and none with a comment that begins with `-- Safe:`.
 */
export function unsafeStatements(sql: readonly string[]): string[] {
  const statements = sql.map(normalized);
  const created = statements.flatMap(
    (text) =>
      new RegExp(String.raw`^create (?:unlogged )?table (?:if not exists )?${table}`).exec(
        text,
      )?.[1] ?? [],
  );
  return sql.flatMap((original, index) => {
    if (/^\s*-- Safe:/m.test(original)) return [];
    const text = statements[index] ?? '';
    return rules
      .filter(({ pattern }) => {
        const name = pattern.exec(text)?.[1];
        return name !== undefined && !created.includes(name) && !small.includes(name);
      })
      .map(({ why }) => `${text.slice(0, 100)}: ${why}`);
  });
}

/** In lower case, on one line, without comments. */
function normalized(statement: string): string {
  return statement.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
