/** `npm run restore`: fills an empty installation from a backup. */
import { answerHelp } from './lib/project.mjs';
import { runServerCommand } from './lib/server-command.mjs';

answerHelp(`
npm run restore -- <file>   restores a backup into an empty installation; - reads standard input

  --lost-secret   restores although the APP_SECRET of the backup is lost; afterwards run
                  npm run admin -- accept-secret

Uses the same settings (.env and the environment) as npm start: the embedded database in DATA_DIR, or
DATABASE_URL. It must be empty and the app must not be running. BACKUP_KEY has to be the secret key (or the
passphrase) of an encrypted backup, and APP_SECRET the one of the installation that was backed up.

Backups of older versions are updated; those of newer ones are refused. Either everything is restored or,
with exit code 1 and a reason, nothing. Everyone has to sign in again.
`);

await runServerCommand('restore');
