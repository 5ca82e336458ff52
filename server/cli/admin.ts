import {
  parseAdminCommand,
  runAdminCommand,
  type AdminCommand,
  type AdminReport,
} from './admin-command.ts';
import { pino } from 'pino';
import { formatLines } from '../config/format-lines.ts';
import { logOptions } from '../config/log-options.ts';
import { readConfig } from '../config/read-config.ts';
import { createContext, type Context } from '../context.ts';
import { migrate, type MigrationWait } from '../db/migrate.ts';
import { describeWait } from '../start/describe-wait.ts';
import { openDatabase } from '../start/open-database.ts';
import { databaseStartError } from '../start/start-errors.ts';
import { explainFailure, say } from './run-command.ts';

await main();

/** `npm run admin`: uses the server's configuration and database, whether or not it is running. */
async function main(): Promise<void> {
  try {
    const { done, text } = await run(parseAdminCommand(process.argv.slice(2)));
    (done ? process.stdout : process.stderr).write(`${text}\n`);
    process.exitCode = done ? 0 : 1;
  } catch (error) {
    say(explainFailure(error));
    process.exitCode = 1;
  }
}

async function run(command: AdminCommand): Promise<AdminReport> {
  const config = readConfig();
  const { connection, stop } = await openDatabase(config, false, say);
  try {
    const onWait = (wait: MigrationWait) => say(describeWait(wait, config));
    await migrate(connection, { onWait }).catch((error: unknown) => {
      throw databaseStartError(error, config);
    });
    // What it prints is for people; its log is not part of that.
    const log = pino(logOptions(config.log), formatLines(config.log, pino.destination(2)));
    return await runOn(createContext(config, connection, { log }), command);
  } finally {
    await stop();
  }
}

async function runOn(ctx: Context, command: AdminCommand): Promise<AdminReport> {
  try {
    return await runAdminCommand(ctx, command);
  } finally {
    await ctx.close();
  }
}
