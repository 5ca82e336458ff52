import { parseArgs } from 'node:util';
import { asciiEmail, isEmailAddress } from '../../contract/ascii-email.ts';
import { deletionDays, deliveryHours } from '../../contract/constraints.ts';
import { auth } from '../../contract/page-paths.ts';
import type { Context } from '../context.ts';
import { listAdmins } from '../db/admins.ts';
import { recordBackup } from '../db/backups.ts';
import { system } from '../domain/actor.ts';
import { grantAdmin, type GrantOutcome } from '../domain/accounts/grant-admin.ts';
import { revokeAdmin, type RevokeOutcome } from '../domain/accounts/revoke-admin.ts';
import {
  resetFactor,
  type ResetFactorOutcome,
} from '../domain/accounts/second-factor/reset-factor.ts';
import { acceptKeys, adoptStoredKeys, checkKeys } from '../start/key-check.ts';
import { describeResealed, reseal, type Resealed } from '../start/reseal.ts';
import { UsageError } from './usage-error.ts';

/** Verbs without arguments. */
const loneVerbs = ['list', 'migrate', 'reseal', 'accept-secret', 'backup-done'] as const;
type LoneVerb = (typeof loneVerbs)[number];

/** A parsed command; email addresses in lowercase, as accounts have them. */
export type AdminCommand =
  | { verb: LoneVerb }
  | { verb: 'grant' | 'reset-factor'; email: string }
  | { verb: 'revoke'; email: string; force: boolean };

/** What to print, and whether the command succeeded. */
export interface AdminReport {
  done: boolean;
  text: string;
}

type AdminContext = Pick<Context, 'db' | 'config' | 'keys' | 'log' | 'now' | 'outbox'>;

const help = 'For usage, run: npm run admin -- --help';

/** @throws UsageError for an invalid command. */
export function parseAdminCommand(args: string[]): AdminCommand {
  const { positionals, force } = parse(args);
  const [verb, email, ...more] = positionals;
  if (!isVerb(verb)) throw new UsageError(noVerb(verb));
  if (force && verb !== 'revoke') throw new UsageError(`Only revoke takes --force. ${help}`);
  if (isLone(verb)) {
    if (email === undefined) return { verb };
    throw new UsageError(`Unexpected argument "${email}". ${help}`);
  }
  if (more.length > 0) throw new UsageError(`Unexpected argument "${more[0]}". ${help}`);
  const address = checkEmail(verb, email);
  return verb === 'revoke' ? { verb, email: address, force } : { verb, email: address };
}

/**
 * Carries out the command and describes the result.
 * @throws ConfigError for a wrong APP_SECRET, if it matters
 */
export async function runAdminCommand(
  ctx: AdminContext,
  command: AdminCommand,
): Promise<AdminReport> {
  // Its email to the owner could not be read with another secret than the server's.
  if (command.verb === 'reset-factor') await checkKeys(ctx);
  if (command.verb === 'grant' || command.verb === 'revoke') await adoptStoredKeys(ctx);
  switch (command.verb) {
    case 'grant':
      return describeGrant(ctx, command.email, await grantAdmin(ctx, system, command.email));
    case 'revoke':
      return describeRevoke(
        ctx,
        command.email,
        await revokeAdmin(ctx, system, command.email, command),
      );
    case 'reset-factor':
      return describeReset(command.email, await resetFactor(ctx, system, command.email));
    case 'list':
      return { done: true, text: await describeAdmins(ctx) };
    case 'migrate': // done before every command
      return { done: true, text: 'The database is up to date.' };
    case 'reseal':
      return describeReseal(await reseal(ctx));
    case 'accept-secret':
      return { done: true, text: describeLost(await acceptKeys(ctx)) };
    case 'backup-done':
      await recordBackup(ctx.db, { kind: 'external' });
      return { done: true, text: 'The backup is recorded.' };
  }
}

const verbs = ['grant', 'revoke', 'reset-factor', ...loneVerbs] as const;

function isVerb(given: string | undefined): given is (typeof verbs)[number] {
  return verbs.some((verb) => verb === given);
}

function isLone(verb: (typeof verbs)[number]): verb is LoneVerb {
  return loneVerbs.some((lone) => lone === verb);
}

function parse(args: string[]): { positionals: string[]; force: boolean } {
  try {
    const options = { force: { type: 'boolean', default: false } } as const;
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    return { positionals, force: values.force };
  } catch (error) {
    const option = args.find((one) => one.startsWith('-') && one !== '--force') ?? '';
    throw new UsageError(`Unknown option "${option}". ${help}`, { cause: error });
  }
}

function noVerb(given: string | undefined): string {
  const what = given === undefined ? 'Missing command' : `Unknown command "${given}"`;
  return `${what}: use grant, revoke, reset-factor, list, migrate, reseal, accept-secret or backup-done. For example: npm run admin -- grant you@example.com`;
}

/** Validated before lowercasing, which turns some non-ASCII letters into ASCII ones. */
function checkEmail(verb: string, given: string | undefined): string {
  const example = `For example: npm run admin -- ${verb} you@example.com`;
  if (given === undefined) throw new UsageError(`Missing email address. ${example}`);
  if (isEmailAddress(given.trim())) return asciiEmail(given.trim()).toLowerCase();
  throw new UsageError(`"${given}" is not a valid email address. ${example}`);
}

function describeGrant(
  { config }: AdminContext,
  email: string,
  outcome: GrantOutcome,
): AdminReport {
  const screen = config.publicUrl + auth;
  const texts: Record<GrantOutcome, string> = {
    granted: `${email} is now an admin.`,
    already_admin: `${email} is already an admin.`,
    unknown: `There is no account for ${email}. Register at ${screen}?register=true, enter the code from the email, then run this again.`,
    unverified: `${email} has registered but hasn't entered the code from the email yet. Do that at ${screen}?verify=true (registering again sends a new code), then run this again.`,
    deleted: describeDeleted(email),
    deactivated: `The account ${email} is deactivated and can't sign in. An admin has to activate it first.`,
  };
  return { done: outcome === 'granted' || outcome === 'already_admin', text: texts[outcome] };
}

function describeRevoke(
  { config }: AdminContext,
  email: string,
  outcome: RevokeOutcome,
): AdminReport {
  const returns = config.adminEmail?.toLowerCase() === email;
  const texts: Record<RevokeOutcome, string> = {
    revoked: `${email} is no longer an admin.${returns ? ' But ADMIN_EMAIL is set to this address, so the next start will make it an admin again.' : ''}`,
    no_admin: `${email} is not an admin. Nothing was changed.`,
    unknown: `There is no account for ${email}.`,
    last_admin: `${email} is the only admin who can sign in. Make someone else an admin first, or add --force.`,
  };
  return { done: outcome === 'revoked' || outcome === 'no_admin', text: texts[outcome] };
}

function describeReset(email: string, outcome: ResetFactorOutcome): AdminReport {
  const texts: Record<ResetFactorOutcome, string> = {
    reset: `Two-step sign-in is off for ${email}, and all its devices are signed out. We emailed its owner.`,
    no_factor: `${email} doesn't use two-step sign-in. Nothing was changed.`,
    deleted: describeDeleted(email),
    unknown: `There is no account for ${email}.`,
  };
  return { done: outcome === 'reset' || outcome === 'no_factor', text: texts[outcome] };
}

function describeDeleted(email: string): string {
  return `The account ${email} was deleted. An admin can restore it for ${deletionDays} days: Admin, Users, Recently deleted.`;
}

function describeReseal(outcome: Resealed): AdminReport {
  const next =
    'If every process already runs with the new APP_SECRET, remove APP_SECRET_PREVIOUS; otherwise run this again once it does.';
  return { done: outcome.unreadable === 0, text: describeResealed(outcome, next) };
}

function describeLost(unreadable: number): string {
  const lost =
    unreadable === 0
      ? 'All waiting emails can be read with it.'
      : `${unreadable === 1 ? '1 waiting email' : `${unreadable} waiting emails`} can't be read with this secret. ${unreadable === 1 ? 'It is' : 'They are'} given up on within ${deliveryHours} hours unless you restore the old secret.`;
  return `This database now accepts the current APP_SECRET. ${lost}`;
}

async function describeAdmins({ db }: AdminContext): Promise<string> {
  const admins = await listAdmins(db);
  if (admins.length === 0)
    return 'There are no admins yet. For example: npm run admin -- grant you@example.com';
  const width = Math.max(...admins.map(({ email }) => email.length));
  return admins
    .map(({ email, name, isActive }) =>
      [email.padEnd(width), name, ...(isActive ? [] : ['(deactivated)'])].join('  '),
    )
    .join('\n');
}
