import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { auditReply, type AuditEntry } from '../../contract/admin.ts';
import { post } from './requests.ts';

type TestResponse = Promise<LightMyRequestResponse>;
type Cookies = Record<string, string>;

/** Admins' actions on users, and the audit trail, as called from a browser. */
export function adminActions(app: FastifyInstance, cookies: Cookies = {}) {
  const read = (url: string): TestResponse => app.inject({ url, cookies });
  return {
    read,
    toggle: (userId: number, isActive: unknown): TestResponse =>
      post(app, `/api/admin/toggle-active/${userId}`, { isActive }, { cookies }),
    remove: (userId: number): TestResponse =>
      app.inject({ method: 'DELETE', url: `/api/admin/users/${userId}`, cookies }),
    restore: (userId: number): TestResponse =>
      post(app, `/api/admin/users/${userId}/restore`, {}, { cookies }),
    /** The ids of the users in the list. */
    async users(query = ''): Promise<number[]> {
      return (await read(`/api/admin/users${query}`)).json<{ id: number }[]>().map(({ id }) => id);
    },
    audit: (query = '') => read(`/api/admin/audit${query}`),
    overview: () => read('/api/admin/overview'),
    /** @throws if the response does not match the contract */
    async actions(query = ''): Promise<AuditEntry[]> {
      return auditReply.parse((await read(`/api/admin/audit${query}`)).json());
    },
  };
}

export type AdminActions = ReturnType<typeof adminActions>;
