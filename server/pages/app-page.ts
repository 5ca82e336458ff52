import type { FastifyRequest } from 'fastify';
import { finishPage, type PageMaker } from './page-maker.ts';
import type { ReadyPage } from './ready-bytes.ts';

/** A page inside the app's shell: readable as it comes, taken over by the app's script. */
export async function appPage(maker: PageMaker, request: FastifyRequest): Promise<ReadyPage> {
  const { ctx, front, pages } = maker;
  // Two slashes at the beginning would name a host.
  const { pathname, search } = new URL(request.url.replace(/^[/\\]+/, '/'), 'http://host.invalid');
  const data = {
    path: pathname,
    search,
    host: request.host,
    previewHosts: ctx.config.previewHosts,
    year: ctx.now().getUTCFullYear(),
    contactEmail: ctx.config.contactEmail,
  };
  const { renderAppPage } = await front.renderers();
  return pages.get(`app ${JSON.stringify(data)}`, () => {
    const { html: root, title, status } = renderAppPage(data);
    return finishPage(front, status, {
      title,
      root,
      assets: front.assets('app'),
      inlineCss: false,
      data,
    });
  });
}
