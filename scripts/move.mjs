/** `npm run move`: copies the running installation to another database. */
import { answerHelp } from './lib/project.mjs';
import { runServerCommand } from './lib/server-command.mjs';

answerHelp(`
MOVE_TO=postgres://user:password@db.example.com:5432/fourgood npm run move
npm run move -- --undo   lets the old database take writes again

Copies everything from the database of npm start (the same settings) to another one, which must be empty,
and compares every row. Meanwhile review pages stay open, and everything that writes answers 503 with
Retry-After, in all processes. If anything fails, or with Ctrl-C, writes are possible again at once.

MOVE_TO_FILE can name a file with the address instead. So can --to ADDRESS, but the list of processes
shows it, with its password, to everyone on this machine.

Afterwards the old database keeps refusing writes: set DATABASE_URL to the new one and restart.
`);

await runServerCommand('move');
