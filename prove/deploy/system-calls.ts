import { readFileSync } from 'node:fs';

import { inRepository, output } from './programs.ts';

/**
 * The unit's `SystemCallFilter` as a profile for containers: where no systemd runs, Podman can still show
 * that the app and its database need no other system calls.
 */
export async function unitsSystemCalls(): Promise<object> {
  const groups = readGroups(await output('systemd-analyze', ['syscall-filter']));
  const unit = readFileSync(inRepository('deploy/systemd/fourgood.service'), 'utf8');
  const filters = [...unit.matchAll(/^SystemCallFilter=(.+)$/gm)].map(([, filter = '']) => filter);
  const allowed = new Set<string>();
  for (const filter of filters) {
    const isDenial = filter.startsWith('~');
    for (const name of filter.replace(/^~/, '').split(' '))
      for (const call of callsIn(groups, name))
        if (isDenial) allowed.delete(call);
        else allowed.add(call);
  }
  if (allowed.size < 100 || allowed.has('mount')) throw new Error('The unit filters nothing.');
  const syscalls = [{ names: [...allowed], action: 'SCMP_ACT_ALLOW' }];
  return { defaultAction: 'SCMP_ACT_ERRNO', defaultErrnoRet: 1, syscalls };
}

/** systemd prints the name of each group, and what is in it indented. */
function readGroups(text: string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  let current: string[] = [];
  for (const line of text.split('\n')) {
    if (/^@[\w-]+$/.test(line)) groups.set(line, (current = []));
    else if (/^ +[@\w-]+$/.test(line)) current.push(line.trim());
  }
  return groups;
}

function callsIn(groups: Map<string, string[]>, name: string): string[] {
  if (!name.startsWith('@')) return [name];
  const members = groups.get(name);
  if (!members) throw new Error(`systemd knows no system calls named ${name}.`);
  return members.flatMap((member) => callsIn(groups, member));
}
