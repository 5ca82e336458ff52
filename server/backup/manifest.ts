import * as z from 'zod/mini';

/** The only version of the format so far. */
export const formatVersion = 1;

/** The first entry of a backup: what it contains and who can use it. */
export const head = z.object({
  format: z.literal(formatVersion),
  /** The version of the app that made it. */
  app: z.string(),
  /** When its data was read, ISO 8601. */
  takenAt: z.iso.datetime(),
  /** The times of the migrations that made its tables, oldest first. */
  migrations: z.array(z.number()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** Tables without their rows. */
  leftOut: z.array(z.string()),
  /** Digests of the secrets that fit the data (`key_check`); none of them can be recovered from these. */
  secrets: z.array(z.string()),
  /** Whether the secret itself is in the file, as of an installation without APP_SECRET. */
  hasSecret: z.boolean(),
});
export type Head = z.infer<typeof head>;

/** What was written of a table. */
const tally = z.object({ rows: z.number(), bytes: z.number(), sha256: z.string() });
export type Tally = z.infer<typeof tally>;

/** The last entry of a backup: without it, the file is not complete. */
export const foot = z.object({
  tables: z.record(z.string(), tally),
  sequences: z.record(z.string(), z.string()),
});
export type Foot = z.infer<typeof foot>;

/** The entries' names in the archive, in this order. */
export const entryNames = {
  head: 'backup.json',
  secret: 'keys/app-secret',
  /** A table's rows come in parts of a few megabytes, since a tar archive has to know sizes beforehand. */
  part: (table: string, number: number) =>
    `tables/${table}/${String(number).padStart(6, '0')}.copy`,
  foot: 'end.json',
};

/** The table of a part; undefined for other entries. */
export function tableOfPart(name: string): string | undefined {
  return /^tables\/(.+)\/\d+\.copy$/.exec(name)?.[1];
}
