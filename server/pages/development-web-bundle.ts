import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import type { Renderers } from '../../contract/pages.ts';
import type { EntryAssets, EntryName, WebBundle } from './web-bundle.ts';

const sources: Record<EntryName, Pick<EntryAssets, 'script' | 'stylesheets'>> = {
  visitor: { script: '/web/visitor/main.tsx', stylesheets: ['/web/visitor/first-view.css'] },
  steps: { script: null, stylesheets: ['/web/visitor/visitor.css'] },
  app: { script: '/web/app/main.tsx', stylesheets: ['/web/app/app.css'] },
  static: {
    script: '/web/static-pages/main.ts',
    stylesheets: ['/web/static-pages/static-pages.css'],
  },
  landing: { script: null, stylesheets: ['/web/static-pages/landing.css'] },
};

/** The browser side directly from its sources, with hot reload, in the server's process. */
export async function developmentWebBundle(): Promise<WebBundle & { vite: ViteDevServer }> {
  const { createServer } = await import('vite');
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } });
  return {
    vite,
    renderers: () => loadRenderers(vite),
    assets: (entry) => ({ css: '', imports: [], ...sources[entry] }),
    develop: { finish: (url, html) => vite.transformIndexHtml(url, html) },
    assetsFolder: null,
  };
}

async function loadRenderers(vite: ViteDevServer): Promise<Renderers> {
  const { renderers } = await vite.ssrLoadModule('/web/render.tsx');
  return renderers;
}

/** Lets Vite answer for the files that it knows, before our own routes. */
export function serveSources(app: FastifyInstance, vite: ViteDevServer): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) done();
    else vite.middlewares(request.raw, reply.raw, done);
  });
  app.addHook('onClose', () => vite.close());
}
