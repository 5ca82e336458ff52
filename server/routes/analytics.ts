import { api } from '../../contract/api.ts';
import type { Context } from '../context.ts';
import { readAnalytics } from '../domain/businesses/read-analytics.ts';
import { readDailyCounts } from '../domain/businesses/read-daily-counts.ts';
import { readRecentUse } from '../domain/businesses/read-recent-use.ts';
import type { Serve } from '../http/endpoints.ts';

export function serveAnalytics(serve: Serve, ctx: Context): void {
  serve(api.readAnalytics, ({ actor, params }) => readAnalytics(ctx, actor, params.businessId));

  serve(api.readRecentUse, ({ actor, params }) => readRecentUse(ctx, actor, params.businessId));

  serve(api.readDailyCounts, ({ actor, params }) => readDailyCounts(ctx, actor, params.businessId));
}
