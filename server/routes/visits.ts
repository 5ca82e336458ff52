import { api } from '../../contract/api.ts';
import type { Context } from '../context.ts';
import { recordClick } from '../domain/visits/record-click.ts';
import { recordVisit } from '../domain/visits/record-visit.ts';
import type { Serve } from '../http/endpoints.ts';

export function serveVisits(serve: Serve, ctx: Context): void {
  serve(api.recordVisit, ({ params: { businessId, event }, query }) =>
    recordVisit(ctx, businessId, event, query.at),
  );
  serve(api.recordGoogleClick, ({ params, query }) =>
    recordClick(ctx, params.businessId, 'google_click', query.at),
  );
  serve(api.recordFacebookClick, ({ params, query }) =>
    recordClick(ctx, params.businessId, 'facebook_click', query.at),
  );
}
