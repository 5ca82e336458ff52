import type { Stats } from 'node:fs';
import { runsAsRoot } from '../db/embedded/os-user.ts';
import { attention, failed, ok, type Finding } from './check.ts';

/**
 * Groups that usually contain every account: `users`, `nogroup` and `nobody`; on macOS, `everyone` and
 * `staff`.
 */
const groupsOfEveryone = process.platform === 'darwin' ? [12, 20] : [100, 65_533, 65_534];

type FileFacts = Pick<Stats, 'mode' | 'uid' | 'gid'>;

/**
 * Who else can read or change the file with the settings. Reading it may be left to a group, so that an
 * account that runs Fourgood cannot change it (docs/DEPLOY.md, "systemd").
 */
export function envFileFinding(file: string, stats: FileFacts, production: boolean): Finding {
  const found = tooOpen(file, stats);
  if (!found) return ok(usual(stats));
  const [text, todo] = found;
  if (production) return failed(text, todo);
  return attention(text, `${todo}, before it contains passwords.`);
}

function tooOpen(file: string, stats: FileFacts): [text: string, todo: string] | null {
  const { mode, gid } = stats;
  const canRead = isOurs(gid) ? 0o007 : 0o077;
  if ((mode & 0o022) !== 0) return [`Other accounts can change ${file}.`, repair(file, stats)];
  return (mode & canRead) === 0 ? null : [`Other accounts can read ${file}.`, repair(file, stats)];
}

/** Leaves the file readable for the account that runs Fourgood: otherwise, the next start would fail. */
function repair(file: string, { uid, gid }: FileFacts): string {
  if (isOurs(gid) && gid !== 0) return `chmod g-wx,o-rwx '${file}'`;
  if (runsAsRoot())
    return `chmod 600 '${file}'; if another account runs Fourgood, chgrp it to that account’s group and chmod 640`;
  if (uid === process.getuid?.()) return `chmod 600 '${file}'`;
  return `As root: chgrp ${process.getgid?.()} '${file}' && chmod 640 '${file}'`;
}

/** Whether the group may read it: root cannot know which one the account that runs Fourgood is in. */
function isOurs(gid: number): boolean {
  if (groupsOfEveryone.includes(gid)) return false;
  return runsAsRoot() || gid === process.getgid?.() || Boolean(process.getgroups?.().includes(gid));
}

function usual({ mode }: FileFacts): string {
  return (mode & 0o070) === 0
    ? 'Only its owner can read it.'
    : 'Only its owner and its group can read it.';
}
