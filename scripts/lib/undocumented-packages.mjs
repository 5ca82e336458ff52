/**
 * The packages in `package.json` that a page does not mention. `@scope/*` and `name-*` in backticks
 * match a whole family.
 * @param {{ dependencies?: object, optionalDependencies?: object, devDependencies?: object }} manifest
 * @param {string} page Markdown
 * @returns {string[]}
 */
export function undocumentedPackages(manifest, page) {
  const named = new Set([...page.matchAll(/`([^`\s]+)`/g)].map(([, name]) => name));
  const families = [...named].filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));
  return Object.keys({
    ...manifest.dependencies,
    ...manifest.optionalDependencies,
    ...manifest.devDependencies,
  }).filter((name) => !named.has(name) && !families.some((family) => name.startsWith(family)));
}
