/** `npm run backup`: writes everything that is stored to one file, while the app is running. */
import { answerHelp } from './lib/project.mjs';
import { runServerCommand } from './lib/server-command.mjs';

answerHelp(`
npm run backup -- <file>            writes a backup to a new file; --force replaces one,
                                    --quiet prints only what is wrong
npm run --silent backup -- -        writes it to standard output
npm run backup -- --verify <file>   reads a backup to its end and says whether it is complete
npm run backup -- --new-key         makes a pair of keys for BACKUP_KEY

A backup is one file with everything, as a consistent snapshot: all tables, logos and, if it is in DATA_DIR, the
secret. APP_SECRET and the other settings are not in it: keep a copy of them elsewhere. Sessions, emailed
codes and the content of waiting email are not in it either.

With BACKUP_KEY set, the file is encrypted in the age format. Set it to the public key (age1…) that
--new-key prints, and keep the secret key off the server: it is what restores.

Uses the same settings (.env and the environment) and the same database as npm start, whether or not the
app is running. Fails with exit code 1, and then leaves no file.
`);

// A backup on standard output leaves no room there for what an installation of packages says.
const isReady = process.argv.includes('-');
await runServerCommand('backup', { isReady });
