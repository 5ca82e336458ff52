/** `npm run doctor`: checks an installation and says what to do. */
import { existsSync } from 'node:fs';

import { isBuilt } from './lib/build.mjs';
import { Failure, orExplain } from './lib/failure.mjs';
import { isInstalled } from './lib/install.mjs';
import { compileCache, projectNode } from './lib/node.mjs';
import { answerHelp, inProject, isProduction, readEnvFile } from './lib/project.mjs';
import { runInForeground } from './lib/run.mjs';

answerHelp(`
npm run doctor [-- --json] [--no-send | --send-test <email>]

Checks settings, program, data, backups, database, email, drafts, public URL and machine. Each line is OK
or says what to do. Works whether or not Fourgood is running, with the same settings (.env and the
environment) as npm start. It changes nothing, and starts the embedded database only for the checks.

  --json               prints the results as JSON, for scripts
  --send-test <email>  sends the test email to this address
  --no-send            sends no test email, only checks that the mail server accepts our sign-in

Without either, one test email goes to ADMIN_EMAIL, or else CONTACT_EMAIL, if set: use --no-send in
scheduled runs. A language model, if one is set up, is called once.

Exit code 0: nothing is broken, though something may need attention. 1: at least one problem.
`);

await orExplain(async () => {
  // Installs nothing: a repair that hides what was wrong is no diagnosis.
  if (!existsSync(inProject('node_modules', 'pg')))
    throw new Failure('The packages are not installed yet: run "npm start" first, or "npm ci".');
  // Without .env, nobody knows the mode.
  const tools = readEnvFile() !== null && !isProduction();
  const state = [
    `--installed=${isInstalled({ tools }) ? 'yes' : 'no'}`,
    `--built=${isBuilt() ? 'yes' : 'no'}`,
  ];
  const program = [inProject('server', 'cli', 'doctor.ts'), ...state, ...process.argv.slice(2)];
  process.exitCode = await runInForeground(projectNode(), program, { env: compileCache });
});
