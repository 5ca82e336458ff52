import type { Plugin } from 'vite';

/**
 * Gives each of these entries its own copy of the project's modules (`button.tsx?visitor`), so that
 * shared code does not become a chunk of its own, and with it another request. Packages stay
 * shared.
 * @param entries names and absolute paths
 */
export function duplicateModules(entries: Readonly<Record<string, string>>): Plugin {
  const owners = new Map(Object.entries(entries).map(([name, path]) => [path, name]));
  return {
    name: 'duplicate-modules',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const [path = '', query = ''] = importer?.split('?') ?? [];
      const owner = owners.get(path) ?? (query in entries ? query : undefined);
      if (!owner) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved || resolved.external || !isOurs(resolved.id)) return resolved;
      return { ...resolved, id: `${resolved.id}?${owner}` };
    },
  };
}

/** Not a package, a virtual module, or already a copy. */
function isOurs(id: string): boolean {
  return !id.includes('node_modules') && !id.startsWith('\0') && !id.includes('?');
}
