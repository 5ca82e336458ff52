import type { Config } from '../config/config.ts';
import type { Keys } from '../config/app-keys.ts';
import type { Db } from '../db/client.ts';
import type pg from 'pg';
import { NotChecked } from './check.ts';

/** What is checked: an installation, by its settings, from its own process or from the command line. */
export interface Subject {
  config: Config;
  /** Wrong variables, each with the sentence that says so. Empty in a running process. */
  problems: ReadonlyMap<string, string>;
  /** Opens the database, or uses the open one. @throws NotChecked if that is impossible */
  database: () => Promise<{ db: Db; pool: pg.Pool }>;
  /** The installation's keys, as stored. @throws NotChecked if they cannot be read */
  keys: () => Promise<Keys>;
  now: () => Date;
}

/** @throws NotChecked if one of these variables has to be corrected first */
export function needSettings({ problems }: Pick<Subject, 'problems'>, ...names: string[]): void {
  const wrong = names.map((name) => problemWith(problems, name)).find(Boolean);
  if (wrong) throw new NotChecked(`Not checked: ${wrong} has to be corrected first.`);
}

/** The variable to correct: this one, or the one that names a file with its value. */
export function problemWith(problems: Subject['problems'], name: string): string | undefined {
  return [name, `${name}_FILE`].find((one) => problems.has(one));
}
