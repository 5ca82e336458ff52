import { api } from '../../contract/api.ts';
import type { Context } from '../context.ts';
import { recordClick } from '../domain/visits/record-click.ts';
import type { Serve } from '../http/endpoints.ts';

export function serveVisits(serve: Serve, ctx: Context): void {
  serve(api.recordGoogleClick, ({ actor, params }) =>
    recordClick(ctx, actor, params.businessId, 'google_click'),
  );
  serve(api.recordFacebookClick, ({ actor, params }) =>
    recordClick(ctx, actor, params.businessId, 'facebook_click'),
  );
}
