import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What an installation of an earlier version left behind, as files in the repository. */
export interface Release {
  /** The name of its folder: the version, or the day when it was recorded. */
  name: string;
  recordedAt: string;
  /** The times of its migrations in the journal, with Drizzle's digests of their text. */
  migrations: { at: number; hash: string }[];
  /** The files of its keys folder. They protect nothing: the data is made up. */
  keys: Record<string, string>;
  known: Known;
}

/** What a person who uses the installation knows. */
export interface Known {
  owner: { email: string; password: string };
  /** Has both kinds of second factors. */
  careful: { email: string; password: string; appSecret: string; recoveryCode: string };
  admin: { email: string; password: string };
  /** Of a business with everything; `formerSlug` and `slug` are of another one. */
  business: { id: number; slug: string; name: string; tag: string };
  renamed: { formerSlug: string; slug: string };
  deletedBusiness: string;
  /** What a customer wrote that has not been emailed yet. */
  waitingFeedback: string;
}

const folder = import.meta.dirname;

/** The names of all recorded releases, oldest first. */
export function releaseNames(): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted((one, other) => newest(one) - newest(other));
}

export function readRelease(name: string): Release {
  return JSON.parse(readFileSync(fileOf(name, 'release.json'), 'utf8')) as Release; // written by record.ts
}

/** Lines of `table {row}`, and `sequence number`. */
export function readRows(name: string): string[] {
  return readFileSync(fileOf(name, 'rows.txt'), 'utf8').trimEnd().split('\n');
}

/** What `describeSchema` said about its database. */
export function readSchema(name: string): string {
  return readFileSync(fileOf(name, 'schema.txt'), 'utf8').trimEnd();
}

export function fileOf(name: string, file: string): string {
  return join(folder, name, file);
}

/** The time of its newest migration. */
export function newestMigration({ migrations }: Pick<Release, 'migrations'>): number {
  return Math.max(...migrations.map(({ at }) => at));
}

function newest(name: string): number {
  return newestMigration(readRelease(name));
}
