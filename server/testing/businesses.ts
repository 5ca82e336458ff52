import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** A business as the setup form sends it; a test replaces the fields it is about. */
export const setupForm = {
  name: 'Maple Street Dental',
  nickname: 'Maple',
  city: 'Sacramento',
  state: 'CA',
  contactName: 'Olive Owner',
  feedbackEmail: 'feedback@maple.example.com',
  reviewUrl: 'https://example.com/google-review',
  facebookUrl: 'https://example.com/facebook',
  googleCategory1: 'Dental clinic',
};

/** A changed business as the edit form sends it. */
export const editForm = {
  name: 'Maple Street Dental Care',
  nickname: 'Maple Care',
  city: 'Oakland',
  state: 'California',
  contactName: 'Otto Owner',
  feedbackEmail: 'care@maple.example.com',
  reviewUrl: 'https://example.com/other-review',
  facebookUrl: 'https://example.com/other-facebook',
};

type TestResponse = Promise<LightMyRequestResponse>;
type Cookies = Record<string, string>;

/** Calls about businesses, as a browser makes them. */
export function businessCalls(app: FastifyInstance, cookies: Cookies = {}) {
  const send = (
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    payload?: object,
    key?: string,
  ): TestResponse =>
    app.inject({
      method,
      url: `/api/businesses${path}`,
      cookies,
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
      ...(payload && { payload }),
    });
  return {
    create: (changes: object = {}, key?: string) =>
      send('POST', '', { ...setupForm, ...changes }, key),
    read: (id: number) => send('GET', `/${id}`),
    update: (id: number, changes: object) => send('PATCH', `/${id}`, changes),
    addCategory: (id: number, category: unknown) => send('POST', `/${id}/categories`, { category }),
    replaceCategories: (id: number, categories: unknown, revision?: string) =>
      send('PATCH', `/${id}/categories`, { categories, revision }),
    addKeyword: (id: number, keyword: unknown, isLocalSeo?: unknown) =>
      send('POST', `/${id}/keywords`, { keyword, isLocalSeo }),
    replaceKeywords: (id: number, keywords: unknown) =>
      send('PATCH', `/${id}/keywords`, { keywords }),
    toggle: (id: number, isActive: unknown) =>
      send('POST', `/toggle-business-active/${id}`, { isActive }),
  };
}

export type BusinessCalls = ReturnType<typeof businessCalls>;
