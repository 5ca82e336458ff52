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

/** What people who use the installation know. */
export interface Known {
  owner: { email: string; password: string };
  admin: { email: string; password: string };
  /** With a logo, two drafts and a click on each platform. */
  business: { id: number; slug: string; name: string };
  /** What a customer wrote that has not been emailed yet. */
  waitingFeedback: string;
  /** What 1.0.2 did not have. */
  later?: KnownLater;
}

export interface KnownLater {
  /** Has both kinds of second factors. */
  careful: { email: string; password: string; appSecret: string; recoveryCode: string };
  /** Another business, whose name makes no slug. */
  renamed: { formerSlug: string; slug: string };
  deletedBusiness: string;
  /** The name of a tag of the business. */
  tag: string;
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
