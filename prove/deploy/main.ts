/**
 * What `npm run check:external` checks of deploy/, Dockerfile and compose.yaml, with other people's programs.
 *
 * Run: node prove/deploy/main.ts <check>. Prints a JSON object: `passed` claims, `defects`, and `missing`,
 * a sentence that says what to install if the check could not run.
 */
import { cleanUpOnExit } from '../stage/cleanup.ts';
import { checkProxies } from './check-proxies.ts';

export interface Outcome {
  passed: number;
  defects: string[];
  missing: string | null;
}

const checks: Record<string, () => Promise<Outcome>> = { proxies: checkProxies };

cleanUpOnExit();
const check = checks[process.argv[2] ?? ''];
if (!check) throw new Error(`One of: ${Object.keys(checks).join(', ')}`);
console.log(JSON.stringify(await check(), null, 2));
