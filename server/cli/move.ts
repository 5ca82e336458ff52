import { moveInstallation, undoMove, type Undone } from '../backup/move-installation.ts';
import { readConfig, readSetting } from '../config/read-config.ts';
import { parseCommandLine, runCommand, say, withInstallation } from './run-command.ts';
import { UsageError } from './usage-error.ts';

const usage =
  'For example: MOVE_TO=postgres://user:password@db.example.com:5432/fourgood npm run move (or --help)';

await runCommand(main);

async function main(signal: AbortSignal, onFinal: () => void): Promise<void> {
  const { to, undo } = parse();
  const config = readConfig();
  if (undo) {
    say(describeUndone(await withInstallation(config, undoMove)));
    return;
  }
  const url = parseTarget(to ?? readSetting('MOVE_TO'));
  const target = `${url.host}${url.pathname}`;
  const rows = await withInstallation(config, (from) =>
    moveInstallation({ from, to: { connectionString: url.href }, target, say, signal, onFinal }),
  );
  say(`Moved ${rows.toLocaleString('en-US')} rows to ${target}; every row is the same in both.

Next:
1. Set DATABASE_URL to the new database, for every process, and restart them.
2. Check that review pages open and drafts are counted.
3. The old database refuses writes from now on. Delete it when you no longer need it.
   To return to it instead, run npm run move -- --undo with the old settings: what the new one got
   since then is not in it.`);
}

function describeUndone(undone: Undone | null): string {
  if (!undone) return 'This database already accepts writes.';
  const { target } = undone;
  if (target === null) return 'This database accepts writes again.';
  return `This database accepts writes again. What was written to ${target} since the move is not in it. Before you move there again, drop that database and create it again, empty.`;
}

function parse(): { to: string | undefined; undo: boolean } {
  const options = {
    to: { type: 'string' },
    undo: { type: 'boolean', default: false },
  } as const;
  const { to, undo } = parseCommandLine(usage, { options }).values;
  if (to !== undefined && undo) throw new UsageError(`Use either --to or --undo. ${usage}`);
  return { to, undo };
}

/** Its password is never printed. */
function parseTarget(given = ''): URL {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url && (url.protocol === 'postgres:' || url.protocol === 'postgresql:')) return url;
  throw new UsageError(`MOVE_TO has to be the address of a PostgreSQL database. ${usage}`);
}
