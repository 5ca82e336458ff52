import { createReadStream } from 'node:fs';
import { addAbortSignal, type Readable, type Writable } from 'node:stream';
import { brand } from '../../contract/brand.ts';
import { makeKeyPair } from '../backup/encryption.ts';
import { countRows, makeBackup } from '../backup/make-backup.ts';
import { readSecretFile } from '../backup/secret-file.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import { writeFileSafely } from '../backup/write-file.ts';
import type { Config } from '../config/config.ts';
import { readConfig } from '../config/read-config.ts';
import { recordBackupOn } from '../db/transfer/recorded.ts';
import { sizeText } from '../machine/size-text.ts';
import { parseCommandLine, runCommand, say, withInstallation } from './run-command.ts';
import { UsageError } from './usage-error.ts';

const usage = 'For example: npm run backup -- /backups/fourgood.backup (or --help)';

await runCommand(main);

async function main(signal: AbortSignal): Promise<void> {
  const { values, positionals } = parse();
  if (values['new-key'] && positionals.length === 0) return printNewKey();
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new UsageError(`Name one file to write, or - for standard output. ${usage}`);
  const config = readConfig();
  if (values.verify) return verify(file, config, signal);
  if (file === '-' && process.stdout.isTTY)
    throw new UsageError(
      'A backup cannot be shown in the terminal: redirect it to a file or pipe it to a program.',
    );
  return backUp(file, { config, signal, ...values });
}

function parse() {
  const flag = { type: 'boolean', default: false } as const;
  const options = { force: flag, quiet: flag, verify: flag, 'new-key': flag };
  return parseCommandLine(usage, { options, allowPositionals: true });
}

async function printNewKey(): Promise<void> {
  const { publicKey, secretKey } = await makeKeyPair();
  process.stdout.write(`For the server's settings, to make backups:
  BACKUP_KEY=${publicKey}

Keep this one somewhere else, off the server. Without it, no backup can be restored:
  ${secretKey}
`);
}

interface BackUpOptions {
  config: Config;
  signal: AbortSignal;
  /** Replaces a file. */
  force: boolean;
  /** Says nothing if all is well. */
  quiet: boolean;
}

async function backUp(
  file: string,
  { config, signal, force, quiet }: BackUpOptions,
): Promise<void> {
  const key = config.backupKey;
  await withInstallation(config, async (connection) => {
    const secret = await readSecretFile(config);
    const source = { connection, app: brand.version, key, secret };
    const write = (target: Writable) => makeBackup(source, addAbortSignal(signal, target));
    const made =
      file === '-' ? await write(process.stdout) : await writeFileSafely(file, force, write);
    const inform = quiet ? () => undefined : say;
    inform(`Backed up ${count(made.rows)} rows in ${sizeText(made.bytes)}.`);
    if (key === null)
      inform(
        'The file is not encrypted: anyone who can read it can read the data. Set BACKUP_KEY.',
      );
    if (secret === null)
      inform(
        'APP_SECRET is not in the file. Keep a copy of it elsewhere: it is needed to restore.',
      );
    const report = { kind: 'command', ...made, encrypted: key !== null } as const;
    await recordBackupOn(connection, report).catch(() =>
      say('The time of this backup could not be recorded: the database takes no writes.'),
    );
  });
}

async function verify(file: string, config: Config, signal: AbortSignal): Promise<void> {
  const source: Readable = file === '-' ? process.stdin : createReadStream(file);
  const { head, foot, encrypted, bytes } = await verifyBackup(
    addAbortSignal(signal, source),
    config.backupKey,
  );
  const rows = count(countRows(foot.tables));
  say(
    `The backup of ${head.takenAt} (version ${head.app}) is complete: ${rows} rows in ${head.tables.length - head.leftOut.length} tables, ${sizeText(bytes)}${encrypted ? ', encrypted' : ''}.`,
  );
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}
