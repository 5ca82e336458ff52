import { visitorRoutes } from './visitor-routes.ts';

/**
 * Every call of the product: its name, method and path, and nothing else.
 *
 * The browser's pages read this list without paying for the schemas that `api.ts` hangs on it.
 * `{name}` in a path is a parameter.
 */
export const routes = {
  ...visitorRoutes,

  readUser: { method: 'GET', path: '/api/user' },
  login: { method: 'POST', path: '/api/login' },
  register: { method: 'POST', path: '/api/register' },
  verifyCode: { method: 'POST', path: '/api/verify-code' },
  logout: { method: 'POST', path: '/api/logout' },
  forgotPassword: { method: 'POST', path: '/api/forgot-password' },
  resetPassword: { method: 'POST', path: '/api/reset-password' },
  deactivateAccount: { method: 'POST', path: '/api/businesses/toggle-active/{userId}' },

  listBusinesses: { method: 'GET', path: '/api/businesses' },

  readDrafting: { method: 'GET', path: '/api/admin/drafting' },
} as const satisfies Record<string, Route>;

export interface Route {
  method: HttpMethod;
  path: string;
}

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type RouteName = keyof typeof routes;
