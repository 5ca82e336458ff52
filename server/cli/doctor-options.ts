import { asciiEmail, isEmailAddress } from '../../contract/ascii-email.ts';
import type { ProjectState } from '../doctor/checks/program.ts';
import { parseCommandLine } from './run-command.ts';
import { UsageError } from './usage-error.ts';

export interface DoctorOptions {
  json: boolean;
  /** Where a test email goes; `default`: to ADMIN_EMAIL or CONTACT_EMAIL, if one is set. */
  send: { to: 'default' | 'nobody' } | { to: 'address'; address: string };
  project: ProjectState;
}

const help = 'For usage, run: npm run doctor -- --help';

/** @throws UsageError for an invalid command line. */
export function parseDoctorOptions(args: string[]): DoctorOptions {
  const { json, send, address, installed, built } = parse(args);
  const project = { isInstalled: installed !== 'no', isBuilt: built !== 'no' };
  if (address === undefined) return { json, send: { to: send ? 'default' : 'nobody' }, project };
  if (!send) throw new UsageError(`Use only one of --send-test and --no-send. ${help}`);
  if (!isEmailAddress(address.trim()))
    throw new UsageError(`"${address}" is not a valid email address. ${help}`);
  return { json, send: { to: 'address', address: asciiEmail(address.trim()) }, project };
}

function parse(args: string[]) {
  const { values } = parseCommandLine(help, {
    args,
    options: {
      json: { type: 'boolean', default: false },
      'no-send': { type: 'boolean', default: false },
      'send-test': { type: 'string' },
      // From scripts/doctor.mjs, which knows.
      installed: { type: 'string' },
      built: { type: 'string' },
    },
  });
  const { json, installed, built } = values;
  return { json, send: !values['no-send'], address: values['send-test'], installed, built };
}
