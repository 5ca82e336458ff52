/**
 * What `npm run check:external` checks of deploy/, Dockerfile and compose.yaml, with other people's programs.
 *
 * Run: node prove/deploy/main.ts <check>. Prints a line of JSON: `passed` claims, `defects`, and `missing`,
 * a sentence that says what to install if the check could not run.
 */
import { cleanUpOnExit } from '../stage/cleanup.ts';
import { checkImage } from './check-image.ts';
import { checkProxies } from './check-proxies.ts';
import { checkUnit } from './check-unit.ts';
import type { Outcome } from './claims.ts';

const checks: Record<string, () => Promise<Outcome>> = {
  image: checkImage,
  proxies: checkProxies,
  systemd: checkUnit,
};

cleanUpOnExit();
const check = checks[process.argv[2] ?? ''];
if (!check) throw new Error(`One of: ${Object.keys(checks).join(', ')}`);
console.log(JSON.stringify(await check()));
