import { api } from '../../contract/api.ts';
import type { Context } from '../context.ts';
import { recordClick } from '../domain/visits/record-click.ts';
import type { Serve } from '../http/endpoints.ts';

export function serveVisits(serve: Serve, ctx: Context): void {
  serve(api.recordGoogleClick, ({ params }) => recordClick(ctx, params.businessId, 'google_click'));
  serve(api.recordFacebookClick, ({ params }) =>
    recordClick(ctx, params.businessId, 'facebook_click'),
  );
}
