import type { Config } from '../config/config.ts';
import type { Diagnosis } from '../config/diagnose-config.ts';
import type { Keys } from '../config/app-keys.ts';
import type { Db } from '../db/client.ts';
import type pg from 'pg';
import { NotChecked } from './check.ts';

/** `problems` is empty in a running process. */
type Settings = Pick<Diagnosis, 'problems' | 'onlyGiven'>;

/** What is checked: an installation, by its settings, from its own process or from the command line. */
export interface Subject extends Settings {
  config: Config;
  /** Opens the database, or uses the open one. @throws NotChecked if that is impossible */
  database: () => Promise<{ db: Db; pool: pg.Pool }>;
  /** The installation's keys, as stored. @throws NotChecked if they cannot be read */
  keys: () => Promise<Keys>;
  now: () => Date;
}

/** @throws NotChecked if one of these variables has to be fixed first */
export function requireSettings(settings: Settings, ...names: string[]): void {
  const wrong = names.map((name) => problemWith(settings, name)).find(Boolean);
  if (wrong) throw new NotChecked(`Fix ${wrong} first.`);
}

/** What has to be put right before the keys can be used, as a sentence; null if they can be. */
export async function whyNoKeys({ keys }: Pick<Subject, 'keys'>): Promise<string | null> {
  try {
    await keys();
    return null;
  } catch (error) {
    if (error instanceof NotChecked) return error.message;
    return 'The keys cannot be read.';
  }
}

/** What to correct: this variable, the one that names a file with its value, or `.env`, which may set it. */
export function problemWith({ problems, onlyGiven }: Settings, name: string): string | undefined {
  const names = [name, `${name}_FILE`];
  const wrong = names.find((one) => problems.has(one));
  const isUnknown = onlyGiven && !names.some((one) => onlyGiven.has(one));
  return wrong ?? (isUnknown ? '.env' : undefined);
}
