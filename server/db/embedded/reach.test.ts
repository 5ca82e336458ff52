import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { testFolder } from '../../testing/embedded-database.ts';
import { parseOsUsers } from './os-user.ts';
import { blockedAt } from './reach.ts';

const stranger = { name: 'stranger', uid: 54_321, gid: 54_321 };

describe('the path to a folder', () => {
  it('is open if every folder on it can be entered, listable or not', async () => {
    const folder = await folderWithModes(0o711, 0o755);
    expect(await blockedAt(folder, stranger)).toBeUndefined();
  });

  it('is blocked at the first folder that cannot be entered, readable or not', async () => {
    const folder = await folderWithModes(0o744, 0o700);
    expect(await blockedAt(folder, stranger)).toBe(join(folder, '..'));
  });

  it('is blocked at the target itself, too', async () => {
    const folder = await folderWithModes(0o711, 0o750);
    expect(await blockedAt(folder, stranger)).toBe(folder);
  });

  it('applies the bits of the owner and of the group', async () => {
    const folder = await folderWithModes(0o711, 0o110);
    const owner = { name: 'owner', uid: process.getuid?.() ?? 0, gid: stranger.gid };
    const member = { name: 'member', uid: stranger.uid, gid: process.getgid?.() ?? 0 };
    expect(await blockedAt(folder, owner)).toBeUndefined();
    expect(await blockedAt(folder, member)).toBeUndefined();
    expect(await blockedAt(folder, stranger)).toBe(folder);
  });
});

describe('system accounts', () => {
  it('are parsed with their ids', () => {
    expect(parseOsUsers('root:x:0:0:::\npostgres:x:101:104:,,,:/x:/bin/sh\n')).toEqual([
      { name: 'root', uid: 0, gid: 0 },
      { name: 'postgres', uid: 101, gid: 104 },
    ]);
  });

  it('have unsigned ids even if macOS lists them as negative', () => {
    const passwd = '##\n# User Database\nnobody:*:-2:-2:Nobody:/var/empty:/usr/bin/false\n';
    expect(parseOsUsers(passwd)).toEqual([
      { name: 'nobody', uid: 4_294_967_294, gid: 4_294_967_294 },
    ]);
  });
});

/** outer/inner with these modes, in a folder that can be entered. */
async function folderWithModes(outer: number, inner: number): Promise<string> {
  const parent = join(await testFolder(), 'outer');
  const folder = join(parent, 'inner');
  await mkdir(folder, { recursive: true });
  await chmod(folder, inner);
  await chmod(parent, outer);
  return folder;
}
