import type { InjectOptions } from 'fastify';
import { api } from '../../contract/api.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { BusinessRow } from '../db/businesses.ts';
import { feedbackForm, fourSentiments } from './requests.ts';

type Call = InjectOptions & { url: string };

export type NamedEndpoint = [name: string, endpoint: Endpoint];

/** The whole contract, for tests that hold for each of its lines. */
export const everyEndpoint: NamedEndpoint[] = Object.entries(api);

export const everyWrite = everyEndpoint.filter(([, { method }]) => method !== 'GET');
export const everyGuarded = everyEndpoint.filter(
  ([, { access }]) => access === 'user' || access === 'admin',
);
export const everyAddressed = everyEndpoint.filter(([, { params }]) => params !== undefined);

/** A call that would succeed for somebody who may make it. */
export function goodCall({ method, path, body }: Endpoint, business: BusinessRow): Call {
  const known = { id: business.id, businessId: business.id, slug: business.slug ?? '' };
  return {
    method,
    url: fillIn(path, known),
    ...(body && { payload: { ...feedbackForm, sentiments: fourSentiments } }),
  };
}

/** The same call for what does not exist. */
export function lostCall(endpoint: Endpoint, business: BusinessRow): Call {
  const url = fillIn(endpoint.path, { id: 999_999, businessId: 999_999, slug: 'no-such-business' });
  return { ...goodCall(endpoint, business), url };
}

function fillIn(path: string, values: Record<string, string | number>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No example for the parameter ${name} of ${path}.`);
    return String(value);
  });
}
