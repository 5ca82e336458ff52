import { api } from '../../contract/api.ts';
import type { Context } from '../context.ts';
import { addCategory, replaceCategories } from '../domain/businesses/categories.ts';
import { createBusiness } from '../domain/businesses/create-business.ts';
import { dismissTransfer } from '../domain/businesses/dismiss-transfer.ts';
import { storeKeywords } from '../domain/businesses/keywords.ts';
import { listBusinesses } from '../domain/businesses/list-businesses.ts';
import { readBusiness, readBusinessBySlug } from '../domain/businesses/read-business.ts';
import { addTag, removeTag } from '../domain/businesses/tags.ts';
import { checkShortAddress } from '../domain/businesses/short-address/check-short-address.ts';
import { setShortAddress } from '../domain/businesses/short-address/set-short-address.ts';
import { toggleBusiness } from '../domain/businesses/toggle-business.ts';
import { updateBusiness } from '../domain/businesses/update-business.ts';
import type { Serve } from '../http/endpoints.ts';

export function serveBusinesses(serve: Serve, ctx: Context): void {
  serve(api.readBusinessBySlug, ({ params }) => readBusinessBySlug(ctx, params.slug));

  serve(api.listBusinesses, ({ actor, query }) => listBusinesses(ctx, actor, query));

  serve(api.createBusiness, ({ actor, body, idempotencyKey }) =>
    createBusiness(ctx, actor, body, idempotencyKey),
  );

  serve(api.readBusiness, ({ actor, params }) => readBusiness(ctx, actor, params.id));

  serve(api.updateBusiness, ({ actor, params, body }) =>
    updateBusiness(ctx, actor, params.id, body),
  );

  serve(api.toggleBusiness, ({ actor, params, body }) =>
    toggleBusiness(ctx, actor, params.businessId, body.isActive),
  );

  serve(api.dismissTransfer, ({ actor, params }) => dismissTransfer(ctx, actor, params.id));

  serve(api.addTag, ({ actor, params, body }) => addTag(ctx, actor, params.id, body.name));

  serve(api.removeTag, ({ actor, params }) => removeTag(ctx, actor, params.id, params.tagId));
  serve(api.checkShortAddress, ({ actor, params, body }) =>
    checkShortAddress(ctx, actor, params.id, body.slug),
  );

  serve(api.setShortAddress, ({ actor, params, body }) =>
    setShortAddress(ctx, actor, params.id, body.slug),
  );

  serve(api.addCategory, ({ actor, params, body }) =>
    addCategory(ctx, actor, params.id, body.category),
  );

  serve(api.replaceCategories, ({ actor, params, body }) =>
    replaceCategories(ctx, actor, params.id, body.categories, body.revision),
  );

  serve(api.addKeyword, ({ actor, params }) => storeKeywords(ctx, actor, params.id));

  serve(api.replaceKeywords, ({ actor, params }) => storeKeywords(ctx, actor, params.id));
}
