import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderers } from '../../contract/pages.ts';
import type { EntryAssets, EntryName, WebBundle } from './web-bundle.ts';

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, ManifestChunk>;

const sources: Record<EntryName, string> = {
  visitor: 'web/visitor/main.tsx',
  steps: 'web/visitor/visitor.css',
  app: 'web/app/main.tsx',
  static: 'web/static-pages/main.ts',
  landing: 'web/static-pages/landing.css',
};

/** The result of `scripts/build.mjs` in a folder. @throws if it has not been built. */
export function loadWebBundle(dist: string): WebBundle {
  const client = join(dist, 'client');
  const manifestPath = join(client, '.vite', 'manifest.json');
  if (!existsSync(manifestPath))
    throw new Error(`The web pages are not built: ${manifestPath} is missing.`);
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest; // Vite's own format
  const entries = new Map<EntryName, EntryAssets>();
  const renderers = importRenderers(join(dist, 'render', 'render.js'));
  return {
    renderers: () => renderers,
    assets(name) {
      const known = entries.get(name) ?? readEntry(manifest, client, sources[name]);
      entries.set(name, known);
      return known;
    },
    develop: null,
    assetsFolder: join(client, 'assets'),
  };
}

/** @param path of the built `web/render.tsx` */
async function importRenderers(path: string): Promise<Renderers> {
  const { renderers }: { renderers: Renderers } = await import(pathToFileURL(path).href);
  return renderers;
}

function readEntry(manifest: Manifest, client: string, source: string): EntryAssets {
  const chunks = [...collect(manifest, source)];
  const [entry] = chunks;
  if (!entry) throw new Error(`The build manifest does not contain ${source}.`);
  const isStyle = entry.file.endsWith('.css');
  const stylesheets = [
    ...new Set([...(isStyle ? [entry.file] : []), ...chunks.flatMap(({ css = [] }) => css)]),
  ];
  return {
    css: stylesheets.map((file) => readFileSync(join(client, file), 'utf8').trim()).join('\n'),
    stylesheets: stylesheets.map((file) => `/${file}`),
    script: isStyle ? null : `/${entry.file}`,
    imports: chunks.slice(1).map(({ file }) => `/${file}`),
  };
}

/** The chunk of a source and everything it imports statically, each once, the entry first. */
function* collect(
  manifest: Manifest,
  name: string,
  seen = new Set<string>(),
): Generator<ManifestChunk> {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return;
  seen.add(name);
  yield chunk;
  for (const imported of chunk.imports ?? []) yield* collect(manifest, imported, seen);
}
