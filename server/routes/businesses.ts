import { api } from '../../contract/api.ts';
import type { Context } from '../context.ts';
import { listBusinesses } from '../domain/businesses/list-businesses.ts';
import { readBusiness, readBusinessBySlug } from '../domain/businesses/read-business.ts';
import type { Serve } from '../http/endpoints.ts';

export function serveBusinesses(serve: Serve, ctx: Context): void {
  serve(api.readBusinessBySlug, ({ actor, params }) => readBusinessBySlug(ctx, actor, params.slug));

  serve(api.listBusinesses, ({ actor }) => listBusinesses(ctx, actor));

  serve(api.readBusiness, async ({ actor, params }) => {
    const business = await readBusiness(ctx, actor, params.id);
    return { ...business, business, categories: [] };
  });
}
