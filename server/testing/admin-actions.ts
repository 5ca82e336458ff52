import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { auditReply, type AuditEntry } from '../../contract/admin.ts';
import { post } from './requests.ts';

type TestResponse = Promise<LightMyRequestResponse>;
type Cookies = Record<string, string>;

/** Admins' actions on users, and the audit trail, as called from a browser. */
export function adminActions(app: FastifyInstance, cookies: Cookies = {}) {
  const read = (url: string): TestResponse => app.inject({ url, cookies });
  return {
    toggle: (userId: number, isActive: unknown): TestResponse =>
      post(app, `/api/admin/toggle-active/${userId}`, { isActive }, { cookies }),
    remove: (userId: number): TestResponse =>
      app.inject({ method: 'DELETE', url: `/api/admin/users/${userId}`, cookies }),
    audit: (query = '') => read(`/api/admin/audit${query}`),
    overview: () => read('/api/admin/overview'),
    /** @throws if the response does not match the contract */
    async actions(query = ''): Promise<AuditEntry[]> {
      return auditReply.parse((await read(`/api/admin/audit${query}`)).json());
    },
  };
}

export type AdminActions = ReturnType<typeof adminActions>;
