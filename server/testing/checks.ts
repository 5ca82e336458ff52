import type { CheckResult } from '../../contract/checks.ts';
import { diagnoseConfig } from '../config/diagnose-config.ts';
import { connectDatabase } from '../db/client.ts';
import type { Check } from '../doctor/check.ts';
import { runChecks } from '../doctor/run-checks.ts';
import type { Subject } from '../doctor/subject.ts';
import { NotChecked } from '../doctor/check.ts';
import { createKeys } from '../config/app-keys.ts';
import { onTestFinished } from 'vitest';

/** An installation with these settings; its database, if any, is connected until the end of the test. */
export function subjectFor(env: Record<string, string>, now = () => new Date()): Subject {
  const { config, problems } = diagnoseConfig(env);
  const { database } = config;
  const client =
    database.kind === 'external' &&
    connectDatabase({ connectionString: database.url, max: 2 }, () => undefined);
  if (client) onTestFinished(() => client.close());
  return {
    config,
    problems,
    database: async () => {
      if (client) return client;
      throw new NotChecked('There is no database.');
    },
    keys: async () => createKeys(config),
    now,
  };
}

/** Makes one check of these. */
export async function resultOf(checks: readonly Check[], title: string): Promise<CheckResult> {
  const [result] = await runChecks(checks.filter((check) => check.title === title));
  if (result) return result;
  throw new Error(`There is no check called ${title}.`);
}
