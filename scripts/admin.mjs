/** `npm run admin`: who is an admin. */
import { orExplain } from './lib/failure.mjs';
import { makeReady } from './lib/make-ready.mjs';
import { projectNode } from './lib/node.mjs';
import { answerHelp, inProject } from './lib/project.mjs';
import { runInForeground } from './lib/run.mjs';

answerHelp(`
npm run admin -- grant <email>             makes an account an admin
npm run admin -- revoke <email> [--force]  ends that
npm run admin -- list                      names the admins

The account must exist and its address be confirmed: register first, then grant. It counts at
once, on all devices. The last admin can be revoked with --force only. Each change is written
to the audit table.

It works on the same settings (.env and the environment) and the same database as npm start,
whether that runs or not.
`);

await orExplain(async () => {
  await makeReady({ pages: false });
  const program = [inProject('server', 'cli', 'admin.ts'), ...process.argv.slice(2)];
  process.exitCode = await runInForeground(projectNode(), program);
});
